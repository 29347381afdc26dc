#pragma once
#include <stddef.h>
#include <stdint.h>

// The library's own header is for C++, or for loading it at run time. These are its functions for C, with texts
// in bytes: https://mediaarea.net/en/MediaInfo/Support/SDK. Texts that come back are the handle's, up to the
// next call.
void *MediaInfoA_New(void);
void MediaInfoA_Delete(void *handle);
const char *MediaInfoA_Option(void *handle, const char *option, const char *value);
size_t MediaInfoA_Open_Buffer_Init(void *handle, uint64_t file_size, uint64_t file_offset);
size_t MediaInfoA_Open_Buffer_Continue(void *handle, const uint8_t *buffer, size_t buffer_size);
uint64_t MediaInfoA_Open_Buffer_Continue_GoTo_Get(void *handle);
size_t MediaInfoA_Open_Buffer_Finalize(void *handle);
const char *MediaInfoA_Get(
    void *handle, int stream_kind, size_t stream_number, const char *parameter, int info_kind, int search_kind);
