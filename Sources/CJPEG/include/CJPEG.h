#ifndef AMBROTYPE_CJPEG_H
#define AMBROTYPE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// JPEG rows in and out through libjpeg-turbo. setjmp and longjmp never leave the C files: every call returns a status.

typedef enum {
    CJPEG_OK = 0,
    // The bytes end before the picture does.
    CJPEG_TRUNCATED = 1,
    // The library refused; the message says why.
    CJPEG_BROKEN = 2,
    CJPEG_NO_MEMORY = 3
} cjpeg_status;

typedef enum { CJPEG_GRAY, CJPEG_COLOR, CJPEG_CMYK, CJPEG_INVERTED_CMYK, CJPEG_OTHER } cjpeg_kind;

typedef struct cjpeg_reader cjpeg_reader;

typedef struct {
    uint32_t width;
    uint32_t height;
    cjpeg_kind kind;
    int32_t is_progressive;
    // Bytes the library holds for the coefficients of a progressive picture, 0 for others.
    size_t coefficient_bytes;
} cjpeg_info;

// Reads the header. The bytes must outlive the reader. *out is set even on failure (close it), or NULL without memory.
cjpeg_status cjpeg_open(const uint8_t *bytes, size_t count, cjpeg_info *info, cjpeg_reader **out);

// Begins decoding at eighths/8 (1...8) of the size. Rows are four bytes a pixel: red, green, blue, 255; for the CMYK
// kinds cyan, magenta, yellow, black as stored.
cjpeg_status cjpeg_start(cjpeg_reader *reader, int eighths, uint32_t *width, uint32_t *height);

// The next row, width * 4 bytes.
cjpeg_status cjpeg_read_row(cjpeg_reader *reader, uint8_t *row);

// The library's words for the last failure, "" if none.
const char *cjpeg_message(const cjpeg_reader *reader);

void cjpeg_close(cjpeg_reader *reader);

typedef struct cjpeg_writer cjpeg_writer;

// Begins a picture of RGB colour; quality 1...100; chroma at full resolution if full_chroma, else halved both ways.
cjpeg_status cjpeg_write_start(
    uint32_t width, uint32_t height, int quality, int full_chroma, cjpeg_writer **out);

// An APP marker (0...15) right after the start; before the first row.
cjpeg_status cjpeg_write_app(cjpeg_writer *writer, int number, const uint8_t *bytes, size_t count);

// The next row: four bytes a pixel, the fourth ignored.
cjpeg_status cjpeg_write_row(cjpeg_writer *writer, const uint8_t *row);

// Ends the picture. The bytes belong to the writer.
cjpeg_status cjpeg_write_finish(cjpeg_writer *writer, const uint8_t **bytes, size_t *count);

const char *cjpeg_write_message(const cjpeg_writer *writer);

void cjpeg_write_close(cjpeg_writer *writer);

#endif
