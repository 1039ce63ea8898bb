#ifndef AMBROTYPE_CHEIF_H
#define AMBROTYPE_CHEIF_H

#include <stddef.h>
#include <stdint.h>

// HEIC pictures through libheif, which is opened at run time: it is large, under the LGPL, and not everyone needs it.
// The declarations are our own; they name only what its version 1 promises to keep.

typedef enum {
    CHEIF_OK = 0,
    CHEIF_NO_LIBRARY = 1,
    CHEIF_TRUNCATED = 2,
    CHEIF_BROKEN = 3,
    // Planes in a layout that is not read here.
    CHEIF_UNSUPPORTED = 4
} cheif_status;

typedef struct cheif_reader cheif_reader;

typedef struct {
    int32_t width;
    int32_t height;
    // Bits a sample; above 8 a sample takes two bytes in the machine's order.
    int32_t bits;
    // Y, Cb, Cr, alpha; those that do not exist are NULL. They belong to the reader.
    const uint8_t *planes[4];
    int32_t bytes_per_row[4];
    // Columns and rows that share a sample of Cb and Cr, as shifts.
    int32_t chroma_shift_x;
    int32_t chroma_shift_y;
    // ITU-T H.273.
    int32_t matrix_coefficients;
    int32_t is_full_range;
} cheif_picture;

// CHEIF_OK if the library of this name (such as "libheif.so.1") is there with all that is needed.
cheif_status cheif_check(const char *library);

// Decodes the main picture, turned as the file says. The bytes must outlive the reader. *out is NULL without memory or
// library; else it is to be closed, also on failure.
cheif_status cheif_open(
    const char *library, const uint8_t *bytes, size_t count, cheif_picture *picture, cheif_reader **out);

const char *cheif_message(const cheif_reader *reader);

void cheif_close(cheif_reader *reader);

#endif
