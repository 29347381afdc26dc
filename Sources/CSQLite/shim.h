#pragma once
#include <sqlite3.h>

/* What Swift cannot import: a macro with a cast in it. The bytes are copied; none of them is an empty value, not
   NULL. */
static inline int photo_picker_bind_blob(sqlite3_stmt *_Nonnull statement, int place,
                                         const void *_Nullable bytes, int count) {
  return bytes ? sqlite3_bind_blob(statement, place, bytes, count, SQLITE_TRANSIENT)
               : sqlite3_bind_zeroblob(statement, place, 0);
}
