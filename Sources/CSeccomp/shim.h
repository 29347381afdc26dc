#pragma once
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

/* What Swift cannot import: functions that take as many arguments as they like, and macros. */

static inline int photo_picker_prctl(int option, unsigned long argument) {
  return prctl(option, argument, 0UL, 0UL, 0UL);
}

static inline uint32_t photo_picker_refuse(int error) { return SCMP_ACT_ERRNO((uint16_t)error); }

static inline uint32_t photo_picker_allow(void) { return SCMP_ACT_ALLOW; }

static inline int photo_picker_close_from(unsigned int first) {
  return (int)syscall(SYS_close_range, first, ~0U, 0U);
}

static inline int photo_picker_limit(int resource, rlim_t limit) {
  struct rlimit limits = {.rlim_cur = limit, .rlim_max = limit};
  return setrlimit((__rlimit_resource_t)resource, &limits);
}

static inline int photo_picker_resource_data(void) { return RLIMIT_DATA; }
static inline int photo_picker_resource_memory(void) { return RLIMIT_AS; }
static inline int photo_picker_resource_core(void) { return RLIMIT_CORE; }
static inline int photo_picker_resource_files(void) { return RLIMIT_NOFILE; }
static inline int photo_picker_resource_file_size(void) { return RLIMIT_FSIZE; }

/* Landlock has no functions in the C library: Documentation/userspace-api/landlock.rst of the kernel. The
   numbers are the same on every architecture. */

struct photo_picker_ruleset {
  uint64_t files;
  uint64_t network;
  uint64_t scopes;
};

static inline int photo_picker_landlock_version(void) {
  return (int)syscall(444, NULL, (size_t)0, 1U);
}

/* A descriptor of rules that deny all that the ruleset names; -1 where the kernel does not take them. */
static inline int photo_picker_landlock_rules(const struct photo_picker_ruleset *_Nonnull ruleset,
                                              size_t size) {
  return (int)syscall(444, ruleset, size, 0U);
}

static inline int photo_picker_landlock_allow(int rules, const char *_Nonnull folder, uint64_t rights) {
  struct {
    uint64_t rights;
    int folder;
  } __attribute__((packed)) rule = {.rights = rights, .folder = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)};
  if (rule.folder < 0) return -1;
  int result = (int)syscall(445, rules, 1, &rule, 0U);
  close(rule.folder);
  return result;
}

static inline int photo_picker_landlock_restrict(int rules) { return (int)syscall(446, rules, 0U); }

static inline int photo_picker_attach(int process) {
  return (int)ptrace(PTRACE_ATTACH, process, NULL, NULL);
}

static inline int photo_picker_fork(void) {
  pid_t child = fork();
  if (child == 0) _exit(0);
  return child;
}
