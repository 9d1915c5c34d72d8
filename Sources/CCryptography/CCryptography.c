#include "CCryptography.h"

#include <dlfcn.h>
#include <limits.h>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rsa.h>
#include <pthread.h>

/* The functions of the library that are used, by their declarations in its headers. */
#define FUNCTIONS(X)                                                                                                      \
    X(EVP_get_digestbyname) X(EVP_MD_CTX_new) X(EVP_MD_CTX_free) X(EVP_MD_CTX_copy_ex) X(EVP_DigestInit_ex)               \
    X(EVP_DigestUpdate) X(EVP_DigestFinal_ex) X(EVP_get_cipherbyname) X(EVP_CIPHER_CTX_new) X(EVP_CIPHER_CTX_free)        \
    X(EVP_CIPHER_CTX_ctrl) X(EVP_CIPHER_CTX_set_padding) X(EVP_CipherInit_ex) X(EVP_CipherUpdate) X(EVP_CipherFinal_ex)     \
    X(EVP_PKEY_Q_keygen) X(EVP_PKEY_free) X(EVP_PKEY_CTX_new) X(EVP_PKEY_CTX_new_from_name) X(EVP_PKEY_CTX_free)           \
    X(EVP_PKEY_fromdata_init) X(EVP_PKEY_fromdata) X(EVP_PKEY_sign_init) X(EVP_PKEY_sign) X(EVP_PKEY_verify_init)          \
    X(EVP_PKEY_verify) X(EVP_PKEY_encrypt_init) X(EVP_PKEY_encrypt) X(EVP_PKEY_decrypt_init) X(EVP_PKEY_decrypt)           \
    X(EVP_PKEY_CTX_set_rsa_padding) X(EVP_PKEY_CTX_set_rsa_oaep_md) X(EVP_PKEY_CTX_set_signature_md) X(EVP_PKEY_get_bits)  \
    X(EVP_PKEY_get_octet_string_param) X(EVP_PKEY_get_bn_param) X(EVP_MD_get_size) X(BN_bn2binpad) X(BN_bin2bn) X(BN_free)  \
    X(i2d_PublicKey) X(i2d_PrivateKey) X(d2i_PublicKey) X(d2i_PrivateKey)                                                  \
    X(OSSL_PARAM_BLD_new) X(OSSL_PARAM_BLD_free) X(OSSL_PARAM_BLD_push_utf8_string) X(OSSL_PARAM_BLD_push_octet_string)     \
    X(OSSL_PARAM_BLD_push_BN) X(OSSL_PARAM_BLD_to_param) X(OSSL_PARAM_free)

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

/* Keys */

void *ccrypto_key_generate(int is_rsa, size_t bits) {
    if (!library_is_there()) return NULL;
    if (is_rsa) return lib_EVP_PKEY_Q_keygen(NULL, NULL, "RSA", bits);
    const char *curve = bits == 256 ? "P-256" : bits == 384 ? "P-384" : bits == 521 ? "P-521" : NULL;
    return curve ? lib_EVP_PKEY_Q_keygen(NULL, NULL, "EC", curve) : NULL;
}

void ccrypto_key_free(void *key) { lib_EVP_PKEY_free(key); }

int ccrypto_key_bits(const void *key) { return lib_EVP_PKEY_get_bits(key); }

/* A point of a curve has a byte before two numbers of the size of the private one. */
static void *curve_key(const uint8_t *bytes, size_t count, int is_private) {
    size_t size = is_private ? (count - 1) / 3 : (count - 1) / 2;
    const char *curve = size == 32 ? "P-256" : size == 48 ? "P-384" : size == 66 ? "P-521" : NULL;
    if (!curve || count != 1 + size * (is_private ? 3 : 2)) return NULL;
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = NULL;
    BIGNUM *number = is_private ? lib_BN_bin2bn(bytes + 1 + 2 * size, (int)size, NULL) : NULL;
    OSSL_PARAM_BLD *list = lib_OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = lib_EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (list && context && lib_OSSL_PARAM_BLD_push_utf8_string(list, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) &&
        lib_OSSL_PARAM_BLD_push_octet_string(list, OSSL_PKEY_PARAM_PUB_KEY, bytes, 1 + 2 * size) &&
        (!number || lib_OSSL_PARAM_BLD_push_BN(list, OSSL_PKEY_PARAM_PRIV_KEY, number)) &&
        (parameters = lib_OSSL_PARAM_BLD_to_param(list)) && lib_EVP_PKEY_fromdata_init(context) > 0)
        lib_EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
    lib_OSSL_PARAM_free(parameters);
    lib_EVP_PKEY_CTX_free(context);
    lib_OSSL_PARAM_BLD_free(list);
    lib_BN_free(number);
    return key;
}

void *ccrypto_key_import(int is_rsa, int is_private, const void *bytes, size_t count) {
    if (!library_is_there() || count < 2 || count > 1 << 20) return NULL;
    if (!is_rsa) return curve_key(bytes, count, is_private);
    const unsigned char *place = bytes;
    return is_private ? lib_d2i_PrivateKey(EVP_PKEY_RSA, NULL, &place, (long)count)
                      : lib_d2i_PublicKey(EVP_PKEY_RSA, NULL, &place, (long)count);
}

size_t ccrypto_key_export(const void *key, int is_rsa, int is_private, uint8_t *result, size_t room) {
    if (is_rsa) {
        int count = is_private ? lib_i2d_PrivateKey(key, NULL) : lib_i2d_PublicKey((EVP_PKEY *)key, NULL);
        if (count <= 0 || (size_t)count > room) return 0;
        unsigned char *place = result;
        return (size_t)(is_private ? lib_i2d_PrivateKey(key, &place) : lib_i2d_PublicKey((EVP_PKEY *)key, &place));
    }
    size_t count = 0, size = ((size_t)lib_EVP_PKEY_get_bits(key) + 7) / 8;
    if (!lib_EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, result, room, &count)) return 0;
    if (!is_private) return count;
    BIGNUM *number = NULL;
    if (count + size > room || !lib_EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number)) return 0;
    int written = lib_BN_bn2binpad(number, result + count, (int)size);
    lib_BN_free(number);
    return written < 0 ? 0 : count + size;
}

/* The digest of a message, or the bytes themselves if they are one already. */
static int digested(const EVP_MD *algorithm, int is_digest, const void *bytes, size_t count, uint8_t *result) {
    if (is_digest) {
        if (count != (size_t)lib_EVP_MD_get_size(algorithm)) return 0;
        for (size_t place = 0; place < count; place++) result[place] = ((const uint8_t *)bytes)[place];
        return 1;
    }
    EVP_MD_CTX *digest = lib_EVP_MD_CTX_new();
    int succeeded = digest && lib_EVP_DigestInit_ex(digest, algorithm, NULL) && lib_EVP_DigestUpdate(digest, bytes, count) &&
                    lib_EVP_DigestFinal_ex(digest, result, NULL);
    lib_EVP_MD_CTX_free(digest);
    return succeeded;
}

static int prepare(EVP_PKEY_CTX *context, int (*begin)(EVP_PKEY_CTX *), const EVP_MD *algorithm, int padding) {
    return begin(context) > 0 && (!padding || lib_EVP_PKEY_CTX_set_rsa_padding(context, padding) > 0) &&
           lib_EVP_PKEY_CTX_set_signature_md(context, algorithm) > 0;
}

int ccrypto_key_sign(const void *key, const char *name, int padding, int is_digest, const void *bytes, size_t count,
                     uint8_t *result, size_t *room) {
    uint8_t digest[EVP_MAX_MD_SIZE];
    const EVP_MD *algorithm = lib_EVP_get_digestbyname(name);
    EVP_PKEY_CTX *context = lib_EVP_PKEY_CTX_new((EVP_PKEY *)key, NULL);
    int succeeded = algorithm && context && digested(algorithm, is_digest, bytes, count, digest) &&
                    prepare(context, lib_EVP_PKEY_sign_init, algorithm, padding) &&
                    lib_EVP_PKEY_sign(context, result, room, digest, (size_t)lib_EVP_MD_get_size(algorithm)) > 0;
    lib_EVP_PKEY_CTX_free(context);
    return succeeded;
}

int ccrypto_key_verify(const void *key, const char *name, int padding, int is_digest, const void *bytes, size_t count,
                       const void *signature, size_t signature_count) {
    uint8_t digest[EVP_MAX_MD_SIZE];
    const EVP_MD *algorithm = lib_EVP_get_digestbyname(name);
    EVP_PKEY_CTX *context = lib_EVP_PKEY_CTX_new((EVP_PKEY *)key, NULL);
    int succeeded = algorithm && context && digested(algorithm, is_digest, bytes, count, digest) &&
                    prepare(context, lib_EVP_PKEY_verify_init, algorithm, padding) &&
                    lib_EVP_PKEY_verify(context, signature, signature_count, digest, (size_t)lib_EVP_MD_get_size(algorithm)) > 0;
    lib_EVP_PKEY_CTX_free(context);
    return succeeded;
}

int ccrypto_key_crypt(const void *key, int encrypts, int padding, const char *name, const void *bytes, size_t count,
                      uint8_t *result, size_t *room) {
    EVP_PKEY_CTX *context = lib_EVP_PKEY_CTX_new((EVP_PKEY *)key, NULL);
    const EVP_MD *algorithm = name ? lib_EVP_get_digestbyname(name) : NULL;
    int succeeded = context && (encrypts ? lib_EVP_PKEY_encrypt_init(context) : lib_EVP_PKEY_decrypt_init(context)) > 0 &&
                    lib_EVP_PKEY_CTX_set_rsa_padding(context, padding) > 0 &&
                    (!algorithm || lib_EVP_PKEY_CTX_set_rsa_oaep_md(context, algorithm) > 0) &&
                    (encrypts ? lib_EVP_PKEY_encrypt(context, result, room, bytes, count)
                              : lib_EVP_PKEY_decrypt(context, result, room, bytes, count)) > 0;
    lib_EVP_PKEY_CTX_free(context);
    return succeeded;
}
