#include "CCryptography.h"

#include <dlfcn.h>
#include <limits.h>
#include <openssl/evp.h>
#include <pthread.h>

/* The functions of the library that are used, by their declarations in its headers. */
#define FUNCTIONS(X)                                                                                                      \
    X(EVP_get_digestbyname) X(EVP_MD_CTX_new) X(EVP_MD_CTX_free) X(EVP_MD_CTX_copy_ex) X(EVP_DigestInit_ex)               \
    X(EVP_DigestUpdate) X(EVP_DigestFinal_ex) X(EVP_get_cipherbyname) X(EVP_CIPHER_CTX_new) X(EVP_CIPHER_CTX_free)        \
    X(EVP_CIPHER_CTX_ctrl) X(EVP_CIPHER_CTX_set_padding) X(EVP_CipherInit_ex) X(EVP_CipherUpdate) X(EVP_CipherFinal_ex)

#define DECLARE(name) static __typeof__(&name) lib_##name;
FUNCTIONS(DECLARE)

static int is_loaded;

static void load(void) {
    void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!library) return;
    int found = 1;
#define FIND(name) found = (lib_##name = (__typeof__(&name))dlsym(library, #name)) && found;
    FUNCTIONS(FIND)
    is_loaded = found;
}

static int library_is_there(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return is_loaded;
}

void *ccrypto_digest_new(const char *algorithm) {
    const EVP_MD *found = library_is_there() ? lib_EVP_get_digestbyname(algorithm) : NULL;
    EVP_MD_CTX *digest = found ? lib_EVP_MD_CTX_new() : NULL;
    if (digest && !lib_EVP_DigestInit_ex(digest, found, NULL)) {
        lib_EVP_MD_CTX_free(digest);
        return NULL;
    }
    return digest;
}

void *ccrypto_digest_copy(const void *digest) {
    EVP_MD_CTX *copy = lib_EVP_MD_CTX_new();
    if (copy) lib_EVP_MD_CTX_copy_ex(copy, digest);
    return copy;
}

void ccrypto_digest_add(void *digest, const void *bytes, size_t count) { lib_EVP_DigestUpdate(digest, bytes, count); }
void ccrypto_digest_finish(void *digest, uint8_t *result) { lib_EVP_DigestFinal_ex(digest, result, NULL); }
void ccrypto_digest_free(void *digest) { lib_EVP_MD_CTX_free(digest); }

static EVP_CIPHER_CTX *cipher_named(const char *name, int encrypts) {
    const EVP_CIPHER *found = library_is_there() ? lib_EVP_get_cipherbyname(name) : NULL;
    EVP_CIPHER_CTX *cipher = found ? lib_EVP_CIPHER_CTX_new() : NULL;
    if (cipher && !lib_EVP_CipherInit_ex(cipher, found, NULL, NULL, NULL, encrypts)) {
        lib_EVP_CIPHER_CTX_free(cipher);
        return NULL;
    }
    return cipher;
}

/* The bytes are handed over in pieces whose size fits the library's integers. */
static int run(EVP_CIPHER_CTX *cipher, const uint8_t *bytes, size_t count, uint8_t *result, size_t *result_count) {
    const size_t most = INT_MAX / 2;
    while (count > 0) {
        size_t piece = count < most ? count : most;
        int written = 0;
        if (!lib_EVP_CipherUpdate(cipher, result ? result + *result_count : NULL, &written, bytes, (int)piece)) return 0;
        if (result) *result_count += (size_t)written;
        bytes += piece;
        count -= piece;
    }
    return 1;
}

static int finish(EVP_CIPHER_CTX *cipher, uint8_t *result, size_t *result_count) {
    int written = 0;
    if (!lib_EVP_CipherFinal_ex(cipher, result + *result_count, &written)) return 0;
    *result_count += (size_t)written;
    return 1;
}

static EVP_CIPHER_CTX *authenticating(const char *name, int encrypts, const void *key, const void *nonce, size_t nonce_count,
                                      const void *extra, size_t extra_count) {
    EVP_CIPHER_CTX *cipher = cipher_named(name, encrypts);
    size_t unused = 0;
    if (!cipher) return NULL;
    if (lib_EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) &&
        lib_EVP_CipherInit_ex(cipher, NULL, NULL, key, nonce, encrypts) && run(cipher, extra, extra_count, NULL, &unused))
        return cipher;
    lib_EVP_CIPHER_CTX_free(cipher);
    return NULL;
}

int ccrypto_seal(const char *cipher, const void *key, const void *nonce, size_t nonce_count, const void *extra, size_t extra_count,
                 const void *bytes, size_t count, uint8_t *result, uint8_t *tag) {
    EVP_CIPHER_CTX *context = authenticating(cipher, 1, key, nonce, nonce_count, extra, extra_count);
    size_t written = 0;
    if (!context) return 0;
    int succeeded = run(context, bytes, count, result, &written) && finish(context, result, &written) &&
                    lib_EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag);
    lib_EVP_CIPHER_CTX_free(context);
    return succeeded;
}

int ccrypto_open(const char *cipher, const void *key, const void *nonce, size_t nonce_count, const void *extra, size_t extra_count,
                 const void *bytes, size_t count, uint8_t *result, const uint8_t *tag) {
    EVP_CIPHER_CTX *context = authenticating(cipher, 0, key, nonce, nonce_count, extra, extra_count);
    size_t written = 0;
    if (!context) return 0;
    int succeeded = run(context, bytes, count, result, &written) &&
                    lib_EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag) && finish(context, result, &written);
    lib_EVP_CIPHER_CTX_free(context);
    return succeeded;
}

int ccrypto_crypt(const char *cipher, int encrypts, int pads, const void *key, const void *vector, const void *bytes, size_t count,
                  uint8_t *result, size_t *result_count) {
    EVP_CIPHER_CTX *context = cipher_named(cipher, encrypts);
    *result_count = 0;
    if (!context) return 0;
    int succeeded = lib_EVP_CipherInit_ex(context, NULL, NULL, key, vector, encrypts) &&
                    lib_EVP_CIPHER_CTX_set_padding(context, pads) && run(context, bytes, count, result, result_count) &&
                    finish(context, result, result_count);
    lib_EVP_CIPHER_CTX_free(context);
    return succeeded;
}
