/* What picker-bench compares the reading of a library with: the least that a program in C can do with the same
   files, on two threads.

   scan-yardstick make FOLDER COUNT   writes COUNT small photos into 500 folders in FOLDER
   scan-yardstick walk FOLDER         readdir, and fstatat for each file
   scan-yardstick facts FOLDER        the same, and the EXIF date of each file by libexif

   The last two print the milliseconds that it took, and how many files there were. */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <libexif/exif-data.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { folder_count = 500, thread_count = 2 };

static const char *root;
static int total;
static int reads_facts;
static char **names;
static int name_count;
static atomic_int next_folder, file_count, date_count;

/* A photo. */

/* The rest of a JPEG of 16 by 12 pixels. */
static const unsigned char body[] = {
    0xff, 0xdb, 0x00, 0x43, 0x00, 0x1b, 0x12, 0x14, 0x17, 0x14, 0x11, 0x1b, 0x17, 0x16, 0x17, 0x1e, 0x1c, 0x1b,
    0x20, 0x28, 0x42, 0x2b, 0x28, 0x25, 0x25, 0x28, 0x51, 0x3a, 0x3d, 0x30, 0x42, 0x60, 0x55, 0x65, 0x64, 0x5f,
    0x55, 0x5d, 0x5b, 0x6a, 0x78, 0x99, 0x81, 0x6a, 0x71, 0x90, 0x73, 0x5b, 0x5d, 0x85, 0xb5, 0x86, 0x90, 0x9e,
    0xa3, 0xab, 0xad, 0xab, 0x67, 0x80, 0xbc, 0xc9, 0xba, 0xa6, 0xc7, 0x99, 0xa8, 0xab, 0xa4, 0xff, 0xc0, 0x00,
    0x0b, 0x08, 0x00, 0x0c, 0x00, 0x10, 0x01, 0x01, 0x11, 0x00, 0xff, 0xc4, 0x00, 0x14, 0x00, 0x01, 0x00, 0x00,
    0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x05, 0xff, 0xc4, 0x00, 0x1e,
    0x10, 0x00, 0x01, 0x05, 0x00, 0x02, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01,
    0x00, 0x02, 0x03, 0x04, 0x21, 0x11, 0x31, 0x05, 0x51, 0x71, 0xff, 0xda, 0x00, 0x08, 0x01, 0x01, 0x00, 0x00,
    0x3f, 0x00, 0x3a, 0x94, 0x3d, 0x62, 0x7e, 0x94, 0x3d, 0x62, 0x3a, 0x93, 0x06, 0x24, 0x2f, 0xca, 0xea, 0xde,
    0x26, 0x79, 0x62, 0xc7, 0x86, 0x80, 0x0f, 0xae, 0x48, 0x1c, 0xfd, 0xd5, 0xff, 0xd9,
};

static unsigned char *put16(unsigned char *p, unsigned v) {
  p[0] = v & 255;
  p[1] = v >> 8;
  return p + 2;
}

static unsigned char *put32(unsigned char *p, unsigned v) { return put16(put16(p, v & 0xffff), v >> 16); }

static unsigned char *put_entry(unsigned char *p, unsigned tag, unsigned type, unsigned count, unsigned value) {
  return put32(put32(put16(put16(p, tag), type), count), value);
}

/* EXIF 2.32: Make, Model, Orientation; ExposureTime and DateTimeOriginal, which differ from photo to photo. */
static int make_photo(unsigned char *photo, int number) {
  unsigned char *p = photo;
  memcpy(p, "\xff\xd8\xff\xe1\0\0Exif\0\0II*\0\x08\0\0\0", 20);
  p = put16(p + 20, 4);
  /* Behind the two directories: 8 + 54, then 2 + 24 + 4. */
  unsigned texts = 8 + 54 + 30;
  p = put_entry(p, 0x010f, 2, 6, texts);
  p = put_entry(p, 0x0110, 2, 8, texts + 6);
  p = put_entry(p, 0x0112, 3, 1, 1 + number % 8);
  p = put_entry(p, 0x8769, 4, 1, 8 + 54);
  p = put32(p, 0);
  p = put16(p, 2);
  p = put_entry(p, 0x829a, 5, 1, texts + 14);
  p = put_entry(p, 0x9003, 2, 20, texts + 22);
  p = put32(p, 0);
  memcpy(p, "Maker\0Model 1", 14);
  p = put32(put32(p + 14, 1), 60 + number % 60);
  time_t taken = 1577836800 + (time_t)number * 977;
  struct tm tm;
  gmtime_r(&taken, &tm);
  strftime((char *)p, 20, "%Y:%m:%d %H:%M:%S", &tm);
  p += 20;
  /* Of the segment, from the length itself to its end. */
  unsigned length = (unsigned)(p - photo) - 4;
  photo[4] = length >> 8;
  photo[5] = length & 255;
  memcpy(p, body, sizeof body);
  return (int)(p - photo + sizeof body);
}

static void *make_folders(void *unused) {
  (void)unused;
  unsigned char photo[1024];
  for (int folder; (folder = next_folder++) < folder_count;) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%03d", root, folder);
    mkdir(path, 0755);
    for (int number = folder; number < total; number += folder_count) {
      snprintf(path, sizeof path, "%s/%03d/IMG_%06d.jpg", root, folder, number);
      int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
      int length = make_photo(photo, number);
      if (file < 0 || write(file, photo, length) != length) exit(3);
      close(file);
    }
  }
  return NULL;
}

/* What is measured. */

static void read_date(int folder, const char *name) {
  unsigned char head[4096];
  int file = openat(folder, name, O_RDONLY | O_CLOEXEC);
  if (file < 0) return;
  ssize_t length = read(file, head, sizeof head);
  close(file);
  if (length <= 6) return;
  ExifData *data = exif_data_new_from_data(head, (unsigned)length);
  char text[32];
  ExifEntry *entry = data ? exif_content_get_entry(data->ifd[EXIF_IFD_EXIF], EXIF_TAG_DATE_TIME_ORIGINAL) : NULL;
  if (entry && exif_entry_get_value(entry, text, sizeof text)) date_count++;
  if (data) exif_data_unref(data);
}

static void *read_folders(void *unused) {
  (void)unused;
  for (int index; (index = next_folder++) < name_count;) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", root, names[index]);
    DIR *folder = opendir(path);
    if (!folder) continue;
    for (struct dirent *entry; (entry = readdir(folder));) {
      struct stat status;
      if (entry->d_type != DT_REG || fstatat(dirfd(folder), entry->d_name, &status, AT_SYMLINK_NOFOLLOW)) continue;
      file_count++;
      if (reads_facts) read_date(dirfd(folder), entry->d_name);
    }
    closedir(folder);
  }
  return NULL;
}

static void list_root(void) {
  DIR *folder = opendir(root);
  if (!folder) exit(3);
  names = malloc(1000000 * sizeof *names);
  for (struct dirent *entry; name_count < 1000000 && (entry = readdir(folder));)
    if (entry->d_type == DT_DIR && entry->d_name[0] != '.') names[name_count++] = strdup(entry->d_name);
  closedir(folder);
}

static void run(void *(*work)(void *)) {
  pthread_t threads[thread_count];
  for (int i = 0; i < thread_count; i++) pthread_create(&threads[i], NULL, work, NULL);
  for (int i = 0; i < thread_count; i++) pthread_join(threads[i], NULL);
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  root = argv[2];
  if (!strcmp(argv[1], "make")) {
    total = argc > 3 ? atoi(argv[3]) : 0;
    run(make_folders);
    return 0;
  }
  reads_facts = !strcmp(argv[1], "facts");
  double start = milliseconds();
  list_root();
  run(read_folders);
  printf("%.1f %d\n", milliseconds() - start, file_count);
  return reads_facts && date_count != file_count ? 3 : 0;
}
