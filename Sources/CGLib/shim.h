#pragma once
#include <errno.h>
#include <gio/gio.h>
#include <gio/gunixinputstream.h>
#include <glib-object.h>
#include <glib-unix.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <libintl.h>
#include <linux/stat.h>
#include <malloc.h>
#include <spawn.h>
#include <locale.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/vfs.h>

/* What Swift cannot import: macros with casts in them, and the pair of libdispatch that lets another
   loop drain the main queue. The pair is not in a public header; swift-corelibs-foundation's run loop
   stands on the same two. */

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable message);

/* A GDestroyNotify with the signature of a GClosureNotify. */
static inline gulong photo_picker_connect(gpointer instance, const char *signal, GCallback handler,
                                          gpointer data, GClosureNotify destroy, gboolean after) {
  return g_signal_connect_data(instance, signal, handler, data, destroy,
                               after ? G_CONNECT_AFTER : (GConnectFlags)0);
}

/* The C library declares these for _GNU_SOURCE alone, without which Swift reads its headers. */
int memfd_create(const char *_Nonnull name, unsigned int flags);
int statx(int folder, const char *_Nonnull name, int flags, unsigned int wanted,
          struct statx *_Nonnull answer);
int renameat2(int fromFolder, const char *_Nonnull from, int toFolder, const char *_Nonnull to,
              unsigned int flags);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *_Nonnull actions, int first);

static inline void photo_picker_end_with_parent(int signal) { prctl(PR_SET_PDEATHSIG, (unsigned long)signal); }

/* A message and the descriptors that go with it: the macros around SCM_RIGHTS. */

#define PHOTO_PICKER_MAXIMUM_DESCRIPTORS 64

static inline ssize_t photo_picker_send(int channel, const void *_Nullable bytes, size_t count,
                                        const int *_Nullable descriptors, size_t descriptor_count,
                                        int flags) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int) * PHOTO_PICKER_MAXIMUM_DESCRIPTORS)];
  } control;
  struct iovec part = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  if (descriptor_count > PHOTO_PICKER_MAXIMUM_DESCRIPTORS) {
    errno = EINVAL;
    return -1;
  }
  if (descriptor_count > 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.room;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  }
  return sendmsg(channel, &message, flags | MSG_NOSIGNAL);
}

/* Fails with EMSGSIZE where the message or its descriptors had not enough room; the descriptors that came
   are told all the same. There has to be room for PHOTO_PICKER_MAXIMUM_DESCRIPTORS of them. */
static inline ssize_t photo_picker_receive(int channel, void *_Nullable bytes, size_t room,
                                           int *_Nonnull descriptors,
                                           size_t *_Nonnull descriptor_count) {
  union {
    struct cmsghdr header;
    char room[CMSG_SPACE(sizeof(int) * PHOTO_PICKER_MAXIMUM_DESCRIPTORS)];
  } control;
  struct iovec part = {.iov_base = bytes, .iov_len = room};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room,
                           .msg_controllen = sizeof control.room};
  *descriptor_count = 0;
  ssize_t count = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  if (count < 0) return count;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t length = header->cmsg_len - CMSG_LEN(0);
    if (*descriptor_count + length / sizeof(int) > PHOTO_PICKER_MAXIMUM_DESCRIPTORS) break;
    memcpy(descriptors + *descriptor_count, CMSG_DATA(header), length);
    *descriptor_count += length / sizeof(int);
  }
  if (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) {
    errno = EMSGSIZE;
    return -1;
  }
  return count;
}
