#include "CJPEG.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>

#include <jpeglib.h>

struct cjpeg_writer {
    struct jpeg_compress_struct jpeg;
    struct jpeg_error_mgr errors;
    jmp_buf escape;
    unsigned char *bytes;
    unsigned long count;
    char message[JMSG_LENGTH_MAX];
};

static void on_error(j_common_ptr jpeg) {
    cjpeg_writer *writer = jpeg->client_data;
    jpeg->err->format_message(jpeg, writer->message);
    longjmp(writer->escape, 1);
}

static void on_message(j_common_ptr jpeg, int level) {
    (void)jpeg;
    (void)level;
}

cjpeg_status cjpeg_write_start(
    uint32_t width, uint32_t height, int quality, int full_chroma, cjpeg_writer **out
) {
    cjpeg_writer *writer = calloc(1, sizeof *writer);
    *out = writer;
    if (!writer) return CJPEG_NO_MEMORY;
    struct jpeg_compress_struct *jpeg = &writer->jpeg;
    jpeg->err = jpeg_std_error(&writer->errors);
    writer->errors.error_exit = on_error;
    writer->errors.emit_message = on_message;
    jpeg->client_data = writer;
    if (setjmp(writer->escape)) return CJPEG_BROKEN;
    jpeg_create_compress(jpeg);
    jpeg_mem_dest(jpeg, &writer->bytes, &writer->count);
    jpeg->image_width = width;
    jpeg->image_height = height;
    jpeg->input_components = 4;
    jpeg->in_color_space = JCS_EXT_RGBX;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, quality, TRUE);
    jpeg->dct_method = JDCT_ISLOW;
    jpeg->comp_info[0].h_samp_factor = jpeg->comp_info[0].v_samp_factor = full_chroma ? 1 : 2;
    jpeg_start_compress(jpeg, TRUE);
    return CJPEG_OK;
}

cjpeg_status cjpeg_write_app(cjpeg_writer *writer, int number, const uint8_t *bytes, size_t count) {
    if (setjmp(writer->escape)) return CJPEG_BROKEN;
    jpeg_write_marker(&writer->jpeg, JPEG_APP0 + number, bytes, (unsigned)count);
    return CJPEG_OK;
}

cjpeg_status cjpeg_write_row(cjpeg_writer *writer, const uint8_t *row) {
    if (setjmp(writer->escape)) return CJPEG_BROKEN;
    JSAMPROW rows[1] = {(JSAMPROW)row};
    return jpeg_write_scanlines(&writer->jpeg, rows, 1) == 1 ? CJPEG_OK : CJPEG_BROKEN;
}

cjpeg_status cjpeg_write_finish(cjpeg_writer *writer, const uint8_t **bytes, size_t *count) {
    if (setjmp(writer->escape)) return CJPEG_BROKEN;
    jpeg_finish_compress(&writer->jpeg);
    *bytes = writer->bytes;
    *count = writer->count;
    return CJPEG_OK;
}

const char *cjpeg_write_message(const cjpeg_writer *writer) { return writer ? writer->message : ""; }

void cjpeg_write_close(cjpeg_writer *writer) {
    if (!writer) return;
    jpeg_destroy_compress(&writer->jpeg);
    free(writer->bytes);
    free(writer);
}
