/* What picker-bench compares thumbnails with: the least that a program in C can do with the same files, on two
   threads.

   thumbnail-yardstick make FOLDER COUNT    writes COUNT photos
   thumbnail-yardstick thumbnails FILE…     a PNG of 256 pixels beside each photo, named FILE.png
   thumbnail-yardstick read FILE…           reads PNGs

   The last two print the milliseconds that it took. */
#include "yardstick.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <jpeglib.h>
#include <png.h>

enum { thread_count = 2, edge = 256 };

static char **files;
static int file_count;

int take(void *next) { return atomic_fetch_add((atomic_int *)next, 1); }

void on_two_threads(void *(*work)(void *)) {
  atomic_int next = 0;
  pthread_t threads[thread_count];
  for (int i = 0; i < thread_count; i++) pthread_create(&threads[i], NULL, work, &next);
  for (int i = 0; i < thread_count; i++) pthread_join(threads[i], NULL);
}

/* An eighth of the photo, red, green and blue. */
static unsigned char *decode(const char *path, int *width, int *height) {
  struct jpeg_decompress_struct jpeg;
  struct jpeg_error_mgr errors;
  FILE *file = fopen(path, "rb");
  if (!file) exit(3);
  jpeg.err = jpeg_std_error(&errors);
  jpeg_create_decompress(&jpeg);
  jpeg_stdio_src(&jpeg, file);
  jpeg_read_header(&jpeg, TRUE);
  jpeg.scale_num = 1;
  jpeg.scale_denom = 8;
  jpeg_start_decompress(&jpeg);
  *width = jpeg.output_width;
  *height = jpeg.output_height;
  unsigned char *pixels = malloc((size_t)*width * *height * 3);
  while (jpeg.output_scanline < jpeg.output_height) {
    JSAMPROW row = pixels + (size_t)jpeg.output_scanline * *width * 3;
    jpeg_read_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_decompress(&jpeg);
  jpeg_destroy_decompress(&jpeg);
  fclose(file);
  return pixels;
}

/* Each pixel the mean of those that it covers. */
static unsigned char *shrink(const unsigned char *pixels, int width, int height, int to_width, int to_height) {
  unsigned char *small = malloc((size_t)to_width * to_height * 3), *p = small;
  for (int y = 0; y < to_height; y++) {
    int top = y * height / to_height, bottom = (y + 1) * height / to_height;
    for (int x = 0; x < to_width; x++) {
      int left = x * width / to_width, right = (x + 1) * width / to_width;
      int sums[3] = {0}, count = (bottom - top) * (right - left);
      for (int v = top; v < bottom; v++)
        for (int u = left; u < right; u++)
          for (int c = 0; c < 3; c++) sums[c] += pixels[((size_t)v * width + u) * 3 + c];
      for (int c = 0; c < 3; c++) *p++ = sums[c] / count;
    }
  }
  return small;
}

static void encode(const char *path, const unsigned char *pixels, int width, int height) {
  FILE *file = fopen(path, "wb");
  if (!file) exit(3);
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png_create_info_struct(png);
  png_init_io(png, file);
  png_set_compression_level(png, 1);
  png_set_IHDR(png, info, width, height, 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  for (int y = 0; y < height; y++) png_write_row(png, pixels + (size_t)y * width * 3);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  fclose(file);
}

static void *make_thumbnails(void *next) {
  for (int index; (index = take(next)) < file_count;) {
    int width, height;
    unsigned char *pixels = decode(files[index], &width, &height);
    int longer = width > height ? width : height;
    int to_width = width * edge / longer, to_height = height * edge / longer;
    unsigned char *small = shrink(pixels, width, height, to_width, to_height);
    char path[4096];
    snprintf(path, sizeof path, "%s.png", files[index]);
    encode(path, small, to_width, to_height);
    free(small);
    free(pixels);
  }
  return NULL;
}

static void *read_pictures(void *next) {
  for (int index; (index = take(next)) < file_count;) {
    png_image image = {.version = PNG_IMAGE_VERSION};
    if (!png_image_begin_read_from_file(&image, files[index])) exit(3);
    image.format = PNG_FORMAT_BGRA;
    unsigned char *pixels = malloc(PNG_IMAGE_SIZE(image));
    if (!png_image_finish_read(&image, NULL, pixels, 0, NULL)) exit(3);
    free(pixels);
  }
  return NULL;
}

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  if (!strcmp(argv[1], "make")) {
    make_photos(argv[2], argc > 3 ? atoi(argv[3]) : 0);
    return 0;
  }
  files = argv + 2;
  file_count = argc - 2;
  double start = milliseconds();
  on_two_threads(strcmp(argv[1], "read") ? make_thumbnails : read_pictures);
  printf("%.1f\n", milliseconds() - start);
  return 0;
}
