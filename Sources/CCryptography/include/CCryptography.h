// Digests and ciphers of OpenSSL, whose library is loaded when the first of these functions is called. A function fails,
// by NULL or 0, where the library is not installed or does not know an algorithm of the name.
#ifndef CCRYPTOGRAPHY_H
#define CCRYPTOGRAPHY_H

#include <stddef.h>
#include <stdint.h>

// A digest in the making, which its user frees.
void *ccrypto_digest_new(const char *algorithm);
void *ccrypto_digest_copy(const void *digest);
void ccrypto_digest_add(void *digest, const void *bytes, size_t count);
void ccrypto_digest_finish(void *digest, uint8_t *result);
void ccrypto_digest_free(void *digest);

// Encrypts, or decrypts and checks, with a cipher that authenticates; the tag has 16 bytes.
int ccrypto_seal(const char *cipher, const void *key, const void *nonce, size_t nonce_count, const void *extra, size_t extra_count,
                 const void *bytes, size_t count, uint8_t *result, uint8_t *tag);
int ccrypto_open(const char *cipher, const void *key, const void *nonce, size_t nonce_count, const void *extra, size_t extra_count,
                 const void *bytes, size_t count, uint8_t *result, const uint8_t *tag);

// Encrypts or decrypts with a cipher of blocks. The result may have a block more than the bytes.
int ccrypto_crypt(const char *cipher, int encrypts, int pads, const void *key, const void *vector, const void *bytes, size_t count,
                  uint8_t *result, size_t *result_count);

#endif
