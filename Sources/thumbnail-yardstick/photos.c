/* Photos of twelve megapixels: a few scenes, each with the grain of a camera, written again and again with
   another date. The newer half has a preview in its EXIF; for those of three by two it is one of four by three,
   with bars above and below, as cameras write it. */
#define _GNU_SOURCE
#include "yardstick.h"

#include <fcntl.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <jpeglib.h>

enum { scene_count = 4, preview_width = 160, preview_height = 120 };

struct scene {
  int width, height;
  /* The file, from behind its first two bytes. */
  unsigned char *body;
  unsigned long length;
  unsigned char *preview;
  unsigned long preview_length;
};

static struct scene scenes[scene_count];
static const char *folder;
static int total;

static unsigned char *encode(const unsigned char *pixels, int width, int height, int quality, unsigned long *length) {
  struct jpeg_compress_struct jpeg;
  struct jpeg_error_mgr errors;
  unsigned char *bytes = NULL;
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &bytes, length);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = 3;
  jpeg.in_color_space = JCS_RGB;
  jpeg_set_defaults(&jpeg);
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < jpeg.image_height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg.next_scanline * width * 3;
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  return bytes;
}

/* Soft hills in the colours of the scene, with grain. */
static void paint(unsigned char *pixels, int width, int height, int scene, int grain) {
  unsigned noise = 12345 + scene;
  for (int y = 0; y < height; y++) {
    double v = (double)y / height;
    for (int x = 0; x < width; x++) {
      double u = (double)x / width, hill = sin(7 * u + 3 * v + scene) * cos(9 * v - 2 * u * scene);
      for (int c = 0; c < 3; c++) {
        noise = noise * 1664525u + 1013904223u;
        int value = 128 + 70 * hill + 40 * sin(2.1 * (c + 1) * u + scene + v) + (int)(noise >> 24) * grain / 256 - grain / 2;
        pixels[((size_t)y * width + x) * 3 + c] = value < 0 ? 0 : value > 255 ? 255 : value;
      }
    }
  }
}

static void make_scene(int index) {
  struct scene *scene = &scenes[index];
  int is_wide = index % 2;
  scene->width = is_wide ? 4240 : 4000;
  scene->height = is_wide ? 2832 : 3000;
  unsigned char *pixels = malloc((size_t)scene->width * scene->height * 3);
  paint(pixels, scene->width, scene->height, index, 34);
  scene->body = encode(pixels, scene->width, scene->height, 90, &scene->length);
  memset(pixels, 0, preview_width * preview_height * 3);
  int height = preview_width * scene->height / scene->width;
  paint(pixels + (preview_height - height) / 2 * preview_width * 3, preview_width, height, index, 0);
  scene->preview = encode(pixels, preview_width, preview_height, 75, &scene->preview_length);
  free(pixels);
}

static void *make_scenes(void *next) {
  for (int index; (index = take(next)) < scene_count;) make_scene(index);
  return NULL;
}

static unsigned char *put16(unsigned char *p, unsigned v) {
  p[0] = v & 255;
  p[1] = v >> 8;
  return p + 2;
}

static unsigned char *put32(unsigned char *p, unsigned v) { return put16(put16(p, v & 0xffff), v >> 16); }

static unsigned char *put_entry(unsigned char *p, unsigned tag, unsigned type, unsigned count, unsigned value) {
  return put32(put32(put16(put16(p, tag), type), count), value);
}

/* EXIF 2.32: a directory of the camera with the date; where there is a preview, a second directory for it. */
static int make_header(unsigned char *bytes, const struct scene *scene, int number) {
  const unsigned camera = 8 + 2 + 12 + 4, date = camera + 2 + 12 + 4, second = date + 20, preview = second + 2 + 36 + 4;
  int has_preview = number >= total / 2;
  unsigned char *p = bytes;
  memcpy(p, "\xff\xd8\xff\xe1\0\0Exif\0\0II*\0\x08\0\0\0", 20);
  p = put_entry(put16(p + 20, 1), 0x8769, 4, 1, camera);
  p = put32(p, has_preview ? second : 0);
  p = put32(put_entry(put16(p, 1), 0x9003, 2, 20, date), 0);
  time_t taken = 1577836800 + (time_t)number * 977;
  struct tm tm;
  gmtime_r(&taken, &tm);
  strftime((char *)p, 20, "%Y:%m:%d %H:%M:%S", &tm);
  p += 20;
  if (has_preview) {
    p = put_entry(put16(p, 3), 0x0103, 3, 1, 6);
    p = put_entry(p, 0x0201, 4, 1, preview);
    p = put32(put_entry(p, 0x0202, 4, 1, scene->preview_length), 0);
    memcpy(p, scene->preview, scene->preview_length);
    p += scene->preview_length;
  }
  /* Of the segment, from the length itself to its end. */
  unsigned length = (unsigned)(p - bytes) - 4;
  bytes[4] = length >> 8;
  bytes[5] = length & 255;
  return (int)(p - bytes);
}

static void *write_photos(void *next) {
  unsigned char header[65536];
  for (int number; (number = take(next)) < total;) {
    const struct scene *scene = &scenes[number % scene_count];
    char path[4096];
    snprintf(path, sizeof path, "%s/IMG_%04d.jpg", folder, number);
    int file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    int count = make_header(header, scene, number);
    long rest = scene->length - 2;
    if (file < 0 || write(file, header, count) != count || write(file, scene->body + 2, rest) != rest) exit(3);
    /* Of long ago, so that thumbnails are kept. */
    struct timespec times[2] = {{.tv_sec = 1600000000 + number}, {.tv_sec = 1600000000 + number}};
    futimens(file, times);
    close(file);
  }
  return NULL;
}

void make_photos(const char *where, int count) {
  folder = where;
  total = count;
  on_two_threads(make_scenes);
  on_two_threads(write_photos);
}
