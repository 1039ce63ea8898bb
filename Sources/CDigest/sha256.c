#include "CDigest.h"

/* The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
static const uint32_t constants[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

const uint32_t *cdigest_sha256_constants(void) { return constants; }

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/* SHA, SSE4.1 and SSSE3, by the bits of CPUID's leaves 7 and 1. */
static int has_instructions(void) {
    unsigned a, b, c, d;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || !(b >> 29 & 1)) return 0;
    return __get_cpuid(1, &a, &b, &c, &d) && (c >> 19 & 1) && (c >> 9 & 1);
}

/* The instructions keep the state in two registers: words a, b, e, f and words c, d, g, h, the first named the highest. */
__attribute__((target("sha,sse4.1,ssse3")))
static void absorb(uint32_t *state, const uint8_t *bytes, size_t blocks) {
    const __m128i highest_first = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
    __m128i abef = _mm_set_epi32(state[0], state[1], state[4], state[5]);
    __m128i cdgh = _mm_set_epi32(state[2], state[3], state[6], state[7]);
    for (; blocks > 0; blocks--, bytes += 64) {
        /* Four words each of the sixteen that the next ones are made of. */
        __m128i words[4], even = abef, odd = cdgh;
#pragma GCC unroll 16
        for (int step = 0; step < 16; step++) {
            __m128i *now = &words[step & 3];
            if (step < 4) {
                *now = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)bytes + step), highest_first);
            } else {
                const __m128i last = words[(step + 3) & 3];
                const __m128i seven_ago = _mm_alignr_epi8(last, words[(step + 2) & 3], 4);
                *now = _mm_sha256msg2_epu32(
                    _mm_add_epi32(_mm_sha256msg1_epu32(*now, words[(step + 1) & 3]), seven_ago), last);
            }
            const __m128i sum = _mm_add_epi32(*now, _mm_loadu_si128((const __m128i *)constants + step));
            odd = _mm_sha256rnds2_epu32(odd, even, sum);
            even = _mm_sha256rnds2_epu32(even, odd, _mm_shuffle_epi32(sum, 0x0e));
        }
        abef = _mm_add_epi32(abef, even);
        cdgh = _mm_add_epi32(cdgh, odd);
    }
    uint32_t out[8];
    _mm_storeu_si128((__m128i *)out, abef);
    _mm_storeu_si128((__m128i *)(out + 4), cdgh);
    state[0] = out[3], state[1] = out[2], state[4] = out[1], state[5] = out[0];
    state[2] = out[7], state[3] = out[6], state[6] = out[5], state[7] = out[4];
}

int cdigest_sha256(uint32_t *state, const void *bytes, size_t blocks) {
    if (!has_instructions()) return 0;
    absorb(state, bytes, blocks);
    return 1;
}

#else

int cdigest_sha256(uint32_t *state, const void *bytes, size_t blocks) {
    (void)state, (void)bytes, (void)blocks;
    return 0;
}

#endif
