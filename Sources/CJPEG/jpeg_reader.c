#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

// A progressive file may ask for endless passes over the picture; no camera or editor writes more than a few dozen.
#define MOST_SCANS 200

struct cjpeg_reader {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_error_mgr errors;
    struct jpeg_progress_mgr progress;
    jmp_buf escape;
    int is_truncated;
    char message[JMSG_LENGTH_MAX];
};

static void on_error(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    jpeg->err->format_message(jpeg, reader->message);
    longjmp(reader->escape, 1);
}

// Warnings are negative levels. Those that say "the data ended" are failures here: half a picture is no picture.
static void on_message(j_common_ptr jpeg, int level) {
    cjpeg_reader *reader = jpeg->client_data;
    if (level >= 0) return;
    int code = jpeg->err->msg_code;
    int is_end = code == JWRN_HIT_MARKER || (code == JWRN_JPEG_EOF && reader->jpeg.progressive_mode);
    if (!is_end) return;
    reader->is_truncated = 1;
    on_error(jpeg);
}

static void on_progress(j_common_ptr jpeg) {
    cjpeg_reader *reader = jpeg->client_data;
    if (reader->jpeg.input_scan_number <= MOST_SCANS) return;
    snprintf(reader->message, sizeof reader->message, "more than %d scans", MOST_SCANS);
    longjmp(reader->escape, 1);
}

static cjpeg_status failure(const cjpeg_reader *reader) {
    return reader->is_truncated ? CJPEG_TRUNCATED : CJPEG_BROKEN;
}

static cjpeg_kind kind_of(const struct jpeg_decompress_struct *jpeg) {
    switch (jpeg->jpeg_color_space) {
    case JCS_GRAYSCALE: return CJPEG_GRAY;
    case JCS_RGB:
    case JCS_YCbCr: return CJPEG_COLOR;
    case JCS_CMYK:
    case JCS_YCCK: return jpeg->saw_Adobe_marker ? CJPEG_INVERTED_CMYK : CJPEG_CMYK;
    default: return CJPEG_OTHER;
    }
}

static size_t coefficients(const struct jpeg_decompress_struct *jpeg) {
    if (!jpeg->progressive_mode && !jpeg->buffered_image && jpeg->comps_in_scan == jpeg->num_components) return 0;
    size_t blocks = 0;
    for (int i = 0; i < jpeg->num_components; i++) {
        const jpeg_component_info *component = &jpeg->comp_info[i];
        blocks += (size_t)component->width_in_blocks * component->height_in_blocks;
    }
    return blocks * DCTSIZE2 * sizeof(JCOEF);
}

cjpeg_status cjpeg_open(const uint8_t *bytes, size_t count, cjpeg_info *info, cjpeg_reader **out) {
    cjpeg_reader *reader = calloc(1, sizeof *reader);
    *out = reader;
    if (!reader) return CJPEG_NO_MEMORY;
    reader->jpeg.err = jpeg_std_error(&reader->errors);
    reader->errors.error_exit = on_error;
    reader->errors.emit_message = on_message;
    reader->jpeg.client_data = reader;
    if (setjmp(reader->escape)) return failure(reader);
    jpeg_create_decompress(&reader->jpeg);
    reader->progress.progress_monitor = on_progress;
    reader->jpeg.progress = &reader->progress;
    jpeg_mem_src(&reader->jpeg, bytes, count);
    jpeg_read_header(&reader->jpeg, TRUE);
    info->width = reader->jpeg.image_width;
    info->height = reader->jpeg.image_height;
    info->kind = kind_of(&reader->jpeg);
    info->is_progressive = reader->jpeg.progressive_mode;
    info->coefficient_bytes = coefficients(&reader->jpeg);
    return CJPEG_OK;
}

cjpeg_status cjpeg_start(cjpeg_reader *reader, int eighths, uint32_t *width, uint32_t *height) {
    if (setjmp(reader->escape)) return failure(reader);
    struct jpeg_decompress_struct *jpeg = &reader->jpeg;
    cjpeg_kind kind = kind_of(jpeg);
    int is_cmyk = kind == CJPEG_CMYK || kind == CJPEG_INVERTED_CMYK;
    jpeg->out_color_space = is_cmyk ? JCS_CMYK : JCS_EXT_RGBA;
    jpeg->scale_num = (unsigned)eighths;
    jpeg->scale_denom = 8;
    jpeg->dct_method = JDCT_ISLOW;
    jpeg_start_decompress(jpeg);
    *width = jpeg->output_width;
    *height = jpeg->output_height;
    return CJPEG_OK;
}

cjpeg_status cjpeg_read_row(cjpeg_reader *reader, uint8_t *row) {
    if (setjmp(reader->escape)) return failure(reader);
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(&reader->jpeg, rows, 1) == 1) return CJPEG_OK;
    reader->is_truncated = 1;
    return CJPEG_TRUNCATED;
}

const char *cjpeg_message(const cjpeg_reader *reader) { return reader ? reader->message : ""; }

void cjpeg_close(cjpeg_reader *reader) {
    if (!reader) return;
    jpeg_destroy_decompress(&reader->jpeg);
    free(reader);
}
