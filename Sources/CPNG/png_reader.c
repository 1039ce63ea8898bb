#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

struct cpng_reader {
    png_structp png;
    png_infop info;
    const uint8_t *next;
    size_t left;
    size_t bytes_per_row;
    uint32_t height;
    int passes;
    int is_truncated;
    char message[160];
};

static void on_error(png_structp png, png_const_charp text) {
    cpng_reader *reader = png_get_error_ptr(png);
    strncpy(reader->message, text, sizeof reader->message - 1);
    png_longjmp(png, 1);
}

static void on_warning(png_structp png, png_const_charp text) {
    (void)png;
    (void)text;
}

static void on_read(png_structp png, png_bytep into, size_t count) {
    cpng_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) {
        reader->is_truncated = 1;
        png_error(png, "the data ends too early");
    }
    memcpy(into, reader->next, count);
    reader->next += count;
    reader->left -= count;
}

static cpng_status failure(const cpng_reader *reader) {
    return reader->is_truncated ? CPNG_TRUNCATED : CPNG_BROKEN;
}

// Chunks that say nothing about pixels, or that the header reader has already understood.
static const png_byte ignored[] = "iCCP\0tEXt\0zTXt\0iTXt\0eXIf\0tIME\0pHYs\0hIST\0sPLT\0bKGD\0pCAL\0sCAL\0oFFs\0"
                                  "gAMA\0cHRM\0sRGB";

static void prepare(cpng_reader *reader) {
    png_structp png = reader->png;
    png_set_read_fn(png, reader, on_read);
    png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
    png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, ignored, (int)(sizeof ignored / 5));
    png_read_info(png, reader->info);
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    const uint16_t one = 1;
    if (png_get_bit_depth(png, reader->info) == 16 && *(const uint8_t *)&one) png_set_swap(png);
    png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
}

cpng_status cpng_open(const uint8_t *bytes, size_t count, cpng_rows *rows, cpng_reader **out) {
    cpng_reader *reader = calloc(1, sizeof *reader);
    *out = reader;
    if (!reader) return CPNG_NO_MEMORY;
    reader->next = bytes;
    reader->left = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
    if (!reader->png) return CPNG_NO_MEMORY;
    if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
    reader->info = png_create_info_struct(reader->png);
    if (!reader->info) return CPNG_NO_MEMORY;
    prepare(reader);
    rows->width = png_get_image_width(reader->png, reader->info);
    rows->height = reader->height = png_get_image_height(reader->png, reader->info);
    rows->is_interlaced = png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
    reader->passes = rows->is_interlaced ? png_set_interlace_handling(reader->png) : 1;
    png_read_update_info(reader->png, reader->info);
    rows->bits = png_get_bit_depth(reader->png, reader->info);
    rows->bytes_per_row = reader->bytes_per_row = png_get_rowbytes(reader->png, reader->info);
    return CPNG_OK;
}

cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row) {
    if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
    png_read_row(reader->png, row, NULL);
    return CPNG_OK;
}

cpng_status cpng_read_all(cpng_reader *reader, uint8_t *pixels) {
    if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
    for (int pass = 0; pass < reader->passes; pass++) {
        for (uint32_t y = 0; y < reader->height; y++)
            png_read_row(reader->png, pixels + (size_t)y * reader->bytes_per_row, NULL);
    }
    return CPNG_OK;
}

cpng_status cpng_finish(cpng_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return failure(reader);
    png_read_end(reader->png, NULL);
    return CPNG_OK;
}

const char *cpng_message(const cpng_reader *reader) { return reader ? reader->message : ""; }

void cpng_close(cpng_reader *reader) {
    if (!reader) return;
    if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

cpng_status cpng_inflate(const uint8_t *bytes, size_t count, uint8_t *out, size_t *out_count) {
    uLongf room = *out_count;
    int status = uncompress(out, &room, bytes, count);
    *out_count = room;
    return status == Z_OK ? CPNG_OK : status == Z_BUF_ERROR ? CPNG_NO_MEMORY : CPNG_BROKEN;
}
