#ifndef AMBROTYPE_CPNG_H
#define AMBROTYPE_CPNG_H

#include <stddef.h>
#include <stdint.h>

// Reading a PNG's rows through libpng. setjmp and longjmp never leave png_reader.c: every call returns a status.

typedef struct cpng_reader cpng_reader;

typedef enum {
    CPNG_OK = 0,
    // The bytes end before the picture does.
    CPNG_TRUNCATED = 1,
    // libpng refused; cpng_message says why.
    CPNG_BROKEN = 2,
    CPNG_NO_MEMORY = 3
} cpng_status;

typedef struct {
    uint32_t width;
    uint32_t height;
    // 8 or 16 bits a component, host byte order, always red, green, blue, alpha, not premultiplied.
    int32_t bits;
    int32_t is_interlaced;
    size_t bytes_per_row;
} cpng_rows;

// Reads up to the first pixel. The bytes must outlive the reader. A 16-bit picture yields 16-bit rows.
// *out is set even on failure (close it), or NULL if there was no memory.
cpng_status cpng_open(const uint8_t *bytes, size_t count, cpng_rows *rows, cpng_reader **out);

// The next row of a picture that is not interlaced.
cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row);

// All rows of a picture, interlaced or not, one below the other.
cpng_status cpng_read_all(cpng_reader *reader, uint8_t *pixels);

// Reads behind the last row, so that a missing end is noticed.
cpng_status cpng_finish(cpng_reader *reader);

// libpng's words for the last failure, "" if none.
const char *cpng_message(const cpng_reader *reader);

void cpng_close(cpng_reader *reader);

// Unpacks a zlib stream (a colour profile). *out_count is the room, then what was used. CPNG_NO_MEMORY: the room is too
// small.
cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t *out_count);

#endif
