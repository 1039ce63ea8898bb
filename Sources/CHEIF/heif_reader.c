#include "CHEIF.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

// What libheif calls these; only addresses of the opaque ones pass through here.
typedef struct heif_context heif_context;
typedef struct heif_handle heif_handle;
typedef struct heif_image heif_image;

typedef struct {
    int code;
    int subcode;
    const char *message;
} heif_error;

typedef struct {
    uint8_t version;
    int color_primaries;
    int transfer_characteristics;
    int matrix_coefficients;
    uint8_t is_full_range;
} heif_nclx;

enum { channel_y = 0, channel_cb = 1, channel_cr = 2, channel_alpha = 6 };
enum { colorspace_ycbcr = 0, colorspace_monochrome = 2 };
enum { chroma_monochrome = 0, chroma_420 = 1, chroma_422 = 2, chroma_444 = 3 };
enum { suberror_end_of_data = 100 };

typedef struct {
    void *library;
    heif_context *(*context_alloc)(void);
    void (*context_free)(heif_context *);
    heif_error (*read)(heif_context *, const void *, size_t, const void *);
    heif_error (*primary)(heif_context *, heif_handle **);
    void (*handle_release)(heif_handle *);
    heif_error (*decode)(const heif_handle *, heif_image **, int, int, const void *);
    void (*image_release)(heif_image *);
    int (*colorspace)(const heif_image *);
    int (*chroma)(const heif_image *);
    int (*width)(const heif_image *, int);
    int (*height)(const heif_image *, int);
    int (*bits)(const heif_image *, int);
    const uint8_t *(*plane)(const heif_image *, int, int *);
    heif_error (*nclx)(const heif_handle *, heif_nclx **);
    void (*nclx_free)(heif_nclx *);
} calls;

struct cheif_reader {
    calls heif;
    heif_context *context;
    heif_handle *handle;
    heif_image *image;
    char message[200];
};

static int find(void *library, const char *name, void *into) {
    void *address = dlsym(library, name);
    *(void **)into = address;
    return address != NULL;
}

static int load(calls *heif, const char *library) {
    void *l = heif->library = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return l && find(l, "heif_context_alloc", &heif->context_alloc) && find(l, "heif_context_free", &heif->context_free)
        && find(l, "heif_context_read_from_memory_without_copy", &heif->read)
        && find(l, "heif_context_get_primary_image_handle", &heif->primary)
        && find(l, "heif_image_handle_release", &heif->handle_release)
        && find(l, "heif_decode_image", &heif->decode) && find(l, "heif_image_release", &heif->image_release)
        && find(l, "heif_image_get_colorspace", &heif->colorspace)
        && find(l, "heif_image_get_chroma_format", &heif->chroma) && find(l, "heif_image_get_width", &heif->width)
        && find(l, "heif_image_get_height", &heif->height)
        && find(l, "heif_image_get_bits_per_pixel_range", &heif->bits)
        && find(l, "heif_image_get_plane_readonly", &heif->plane)
        && find(l, "heif_image_handle_get_nclx_color_profile", &heif->nclx)
        && find(l, "heif_nclx_color_profile_free", &heif->nclx_free);
}

static cheif_status failure(cheif_reader *reader, heif_error error) {
    snprintf(reader->message, sizeof reader->message, "%s", error.message ? error.message : "unknown error");
    return error.subcode == suberror_end_of_data ? CHEIF_TRUNCATED : CHEIF_BROKEN;
}

static void describe_colors(cheif_reader *reader, cheif_picture *picture) {
    // Without a statement of its own a picture is BT.601 at full range, as libheif takes it too.
    picture->matrix_coefficients = 6;
    picture->is_full_range = 1;
    heif_nclx *nclx = NULL;
    heif_error error = reader->heif.nclx(reader->handle, &nclx);
    // 0 is RGB without a matrix, which libheif has turned into its default.
    if (error.code == 0 && nclx && nclx->matrix_coefficients != 0) {
        picture->matrix_coefficients = nclx->matrix_coefficients;
        picture->is_full_range = nclx->is_full_range;
    }
    if (nclx) reader->heif.nclx_free(nclx);
}

static cheif_status describe(cheif_reader *reader, cheif_picture *picture) {
    static const int channels[4] = {channel_y, channel_cb, channel_cr, channel_alpha};
    const heif_image *image = reader->image;
    int colorspace = reader->heif.colorspace(image);
    int chroma = reader->heif.chroma(image);
    if (colorspace != colorspace_ycbcr && colorspace != colorspace_monochrome) return CHEIF_UNSUPPORTED;
    if (chroma != chroma_monochrome && chroma != chroma_420 && chroma != chroma_422 && chroma != chroma_444)
        return CHEIF_UNSUPPORTED;
    picture->width = reader->heif.width(image, channel_y);
    picture->height = reader->heif.height(image, channel_y);
    picture->bits = reader->heif.bits(image, channel_y);
    picture->chroma_shift_x = chroma == chroma_420 || chroma == chroma_422;
    picture->chroma_shift_y = chroma == chroma_420;
    for (int i = 0; i < 4; i++) {
        int stride = 0;
        picture->planes[i] = reader->heif.plane(image, channels[i], &stride);
        picture->bytes_per_row[i] = stride;
        int exists = picture->planes[i] != NULL;
        int is_chroma = i == 1 || i == 2;
        int width = is_chroma ? (picture->width + picture->chroma_shift_x) >> picture->chroma_shift_x : picture->width;
        int height = is_chroma ? (picture->height + picture->chroma_shift_y) >> picture->chroma_shift_y : picture->height;
        if (!exists) continue;
        if (reader->heif.bits(image, channels[i]) != picture->bits) return CHEIF_UNSUPPORTED;
        if (reader->heif.width(image, channels[i]) < width) return CHEIF_UNSUPPORTED;
        if (reader->heif.height(image, channels[i]) < height) return CHEIF_UNSUPPORTED;
    }
    if (!picture->planes[0] || !picture->planes[1] != !picture->planes[2]) return CHEIF_UNSUPPORTED;
    describe_colors(reader, picture);
    return CHEIF_OK;
}

cheif_status cheif_check(const char *library) {
    calls heif = {0};
    int is_there = load(&heif, library);
    if (heif.library) dlclose(heif.library);
    return is_there ? CHEIF_OK : CHEIF_NO_LIBRARY;
}

cheif_status cheif_open(
    const char *library, const uint8_t *bytes, size_t count, cheif_picture *picture, cheif_reader **out
) {
    *out = NULL;
    cheif_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return CHEIF_BROKEN;
    *out = reader;
    if (!load(&reader->heif, library)) return CHEIF_NO_LIBRARY;
    reader->context = reader->heif.context_alloc();
    if (!reader->context) return CHEIF_BROKEN;
    heif_error error = reader->heif.read(reader->context, bytes, count, NULL);
    if (error.code) return failure(reader, error);
    error = reader->heif.primary(reader->context, &reader->handle);
    if (error.code) return failure(reader, error);
    // As nearly all HEIC pictures are stored; libheif would make of "as stored" full RGB, twice the memory.
    error = reader->heif.decode(reader->handle, &reader->image, colorspace_ycbcr, chroma_420, NULL);
    if (error.code) return failure(reader, error);
    return describe(reader, picture);
}

const char *cheif_message(const cheif_reader *reader) { return reader ? reader->message : ""; }

void cheif_close(cheif_reader *reader) {
    if (!reader) return;
    if (reader->image) reader->heif.image_release(reader->image);
    if (reader->handle) reader->heif.handle_release(reader->handle);
    if (reader->context) reader->heif.context_free(reader->context);
    // The library stays open: opening it takes longer than a small picture, and it registers handlers of its own.
    free(reader);
}
