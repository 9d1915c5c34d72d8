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

// Makes a key of RSA, or of a curve with 256, 384 or 521 bits, which its user frees.
void *ccrypto_key_generate(int is_rsa, size_t bits);
// Reads a key: PKCS #1 for RSA, else a point, followed by the number of a private key. Returns NULL for other bytes.
void *ccrypto_key_import(int is_rsa, int is_private, const void *bytes, size_t count);
// Writes a key in the same form. Returns the number of bytes, or 0 if the room is too small.
size_t ccrypto_key_export(const void *key, int is_rsa, int is_private, uint8_t *result, size_t room);
int ccrypto_key_bits(const void *key);
void ccrypto_key_free(void *key);

// Signs a message, or a digest. The padding is OpenSSL's number for RSA: 1 for PKCS #1, 6 for PSS; 0 for curves.
int ccrypto_key_sign(const void *key, const char *digest, int padding, int is_digest, const void *bytes, size_t count,
                     uint8_t *result, size_t *room);
int ccrypto_key_verify(const void *key, const char *digest, int padding, int is_digest, const void *bytes, size_t count,
                       const void *signature, size_t signature_count);
// Encrypts or decrypts with RSA. The padding is 1 for PKCS #1 and 4 for OAEP, which has a digest.
int ccrypto_key_crypt(const void *key, int encrypts, int padding, const char *digest, const void *bytes, size_t count,
                      uint8_t *result, size_t *room);

#endif
