#include "CWebServer.h"

#include <libwebsockets.h>
#include <string.h>
#include <unistd.h>

enum { TEXT_LENGTH = 1024, CHUNK = 65536, MOST_SESSIONS = 64, MOST_WATCHES = 256 };

typedef struct message {
    struct message *next;
    int is_text;
    size_t count;
    /* LWS_PRE bytes of room before the message. */
    unsigned char bytes[];
} message;

/* What libwebsockets keeps for a connection: a WebSocket, a request or a descriptor. */
typedef struct {
    int64_t id;
    struct lws *wsi;
    message *first, **last;
    size_t waiting;
    unsigned char *received;
    size_t received_count;
    int ends;
    /* The rest of an answer to a request. */
    unsigned char *body;
    size_t body_count, body_sent;
} connection;

struct web_server {
    struct lws_context *context;
    struct lws_vhost *vhost;
    web_handler handler;
    size_t longest;
    int64_t next_id;
    connection *sessions[MOST_SESSIONS];
    struct { int64_t id; struct lws *wsi; } watches[MOST_WATCHES];
    int64_t adopted;
};

/* MARK: Requests */

typedef struct {
    char path[TEXT_LENGTH], host[TEXT_LENGTH], origin[TEXT_LENGTH], token[TEXT_LENGTH];
} request_texts;

static void copy_header(struct lws *wsi, enum lws_token_indexes header, char *text) {
    if (lws_hdr_copy(wsi, text, TEXT_LENGTH, header) < 0) text[0] = 0;
}

static web_request read_request(struct lws *wsi, request_texts *texts) {
    char query[TEXT_LENGTH];
    copy_header(wsi, WSI_TOKEN_GET_URI, texts->path);
    copy_header(wsi, WSI_TOKEN_HOST, texts->host);
    copy_header(wsi, WSI_TOKEN_ORIGIN, texts->origin);
    const char *token = lws_get_urlarg_by_name(wsi, "token=", query, sizeof query);
    texts->token[0] = 0;
    if (token) strncat(texts->token, token, TEXT_LENGTH - 1);
    return (web_request){texts->path, texts->host, texts->origin, texts->token};
}

/* Writes the head of an answer, and its lines of headers as they are. */
static int write_head(struct lws *wsi, const web_answer *answer) {
    unsigned char head[LWS_PRE + 4096], *start = head + LWS_PRE, *place = start, *end = head + sizeof head;
    if (lws_add_http_common_headers(wsi, answer->status, answer->type, answer->count, &place, end)) return 1;
    const char *line = answer->headers;
    while (line && *line) {
        const char *colon = strchr(line, ':'), *stop = strstr(line, "\r\n");
        if (!colon || !stop || colon > stop) break;
        char name[128];
        snprintf(name, sizeof name, "%.*s:", (int)(colon - line), line);
        if (lws_add_http_header_by_name(wsi, (unsigned char *)name, (unsigned char *)colon + 2, (int)(stop - colon - 2), &place, end))
            return 1;
        line = stop + 2;
    }
    return lws_finalize_write_http_header(wsi, start, &place, end);
}

static int answer_request(web_server *server, struct lws *wsi, connection *connection) {
    request_texts texts;
    web_request request = read_request(wsi, &texts);
    web_answer answer = {404, "text/plain", "", "", 0};
    server->handler.serve(server->handler.context, &request, &answer);
    connection->body = malloc(LWS_PRE + answer.count);
    if (!connection->body) return 1;
    memcpy(connection->body + LWS_PRE, answer.bytes, answer.count);
    connection->body_count = answer.count;
    connection->body_sent = 0;
    if (write_head(wsi, &answer)) return 1;
    lws_callback_on_writable(wsi);
    return 0;
}

static int send_body(struct lws *wsi, connection *connection) {
    if (!connection->body) return 0;
    size_t rest = connection->body_count - connection->body_sent, count = rest < CHUNK ? rest : CHUNK;
    enum lws_write_protocol kind = count == rest ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP;
    unsigned char chunk[LWS_PRE + CHUNK];
    memcpy(chunk + LWS_PRE, connection->body + LWS_PRE + connection->body_sent, count);
    if (lws_write(wsi, chunk + LWS_PRE, count, kind) < (int)count) return -1;
    connection->body_sent += count;
    if (connection->body_sent < connection->body_count) {
        lws_callback_on_writable(wsi);
        return 0;
    }
    free(connection->body);
    connection->body = NULL;
    return lws_http_transaction_completed(wsi) ? -1 : 0;
}

/* MARK: WebSockets */

static connection *session(web_server *server, int64_t id) {
    for (int i = 0; i < MOST_SESSIONS; i++)
        if (server->sessions[i] && server->sessions[i]->id == id) return server->sessions[i];
    return NULL;
}

static int open_session(web_server *server, struct lws *wsi, connection *connection) {
    for (int i = 0; i < MOST_SESSIONS; i++) {
        if (server->sessions[i]) continue;
        memset(connection, 0, sizeof *connection);
        connection->id = ++server->next_id;
        connection->wsi = wsi;
        connection->last = &connection->first;
        server->sessions[i] = connection;
        server->handler.event(server->handler.context, WEB_OPENED, connection->id, NULL, 0);
        return 0;
    }
    return -1;
}

static void close_session(web_server *server, connection *connection) {
    for (int i = 0; i < MOST_SESSIONS; i++)
        if (server->sessions[i] == connection) server->sessions[i] = NULL;
    while (connection->first) {
        message *next = connection->first->next;
        free(connection->first);
        connection->first = next;
    }
    free(connection->received);
    connection->received = NULL;
    if (connection->id) server->handler.event(server->handler.context, WEB_CLOSED, connection->id, NULL, 0);
    connection->id = 0;
}

static int receive(web_server *server, struct lws *wsi, connection *connection, const void *bytes, size_t count) {
    if (connection->received_count + count > server->longest) {
        server->handler.event(server->handler.context, WEB_TOO_LONG, connection->id, NULL, 0);
        lws_close_reason(wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, NULL, 0);
        return -1;
    }
    unsigned char *grown = realloc(connection->received, connection->received_count + count + 1);
    if (!grown) return -1;
    connection->received = grown;
    memcpy(grown + connection->received_count, bytes, count);
    connection->received_count += count;
    if (!lws_is_final_fragment(wsi) || lws_remaining_packet_payload(wsi)) return 0;
    size_t whole = connection->received_count;
    connection->received_count = 0;
    server->handler.event(server->handler.context, WEB_MESSAGE, connection->id, grown, whole);
    return 0;
}

static int send_next(web_server *server, struct lws *wsi, connection *connection) {
    if (connection->ends) return -1;
    message *next = connection->first;
    if (!next) return 0;
    int written = lws_write(wsi, next->bytes + LWS_PRE, next->count, next->is_text ? LWS_WRITE_TEXT : LWS_WRITE_BINARY);
    if (written < 0) return -1;
    connection->first = next->next;
    if (!connection->first) connection->last = &connection->first;
    connection->waiting -= next->count;
    free(next);
    if (connection->first) lws_callback_on_writable(wsi);
    else server->handler.event(server->handler.context, WEB_DRAINED, connection->id, NULL, 0);
    return 0;
}

/* MARK: Descriptors */

static int64_t watched(web_server *server, struct lws *wsi) {
    for (int i = 0; i < MOST_WATCHES; i++)
        if (server->watches[i].wsi == wsi) return server->watches[i].id;
    return 0;
}

static int call(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t count) {
    web_server *server = lws_context_user(lws_get_context(wsi));
    connection *own = user;
    switch (reason) {
    case LWS_CALLBACK_HTTP: return answer_request(server, wsi, own);
    case LWS_CALLBACK_HTTP_WRITEABLE: return send_body(wsi, own);
    case LWS_CALLBACK_CLOSED_HTTP:
        if (own && own->body) free(own->body);
        if (own) own->body = NULL;
        return 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: {
        request_texts texts;
        web_request request = read_request(wsi, &texts);
        return server->handler.admits(server->handler.context, &request) ? 0 : -1;
    }
    case LWS_CALLBACK_ESTABLISHED: return open_session(server, wsi, own);
    case LWS_CALLBACK_RECEIVE: return receive(server, wsi, own, in, count);
    case LWS_CALLBACK_SERVER_WRITEABLE: return send_next(server, wsi, own);
    case LWS_CALLBACK_CLOSED: close_session(server, own); return 0;
    case LWS_CALLBACK_RAW_RX_FILE: {
        int64_t id = watched(server, wsi);
        if (!id) return -1;
        server->handler.event(server->handler.context, WEB_READABLE, id, NULL, 0);
        return watched(server, wsi) ? 0 : -1;
    }
    case LWS_CALLBACK_RAW_CLOSE_FILE:
        for (int i = 0; i < MOST_WATCHES; i++) {
            if (server->watches[i].wsi != wsi) continue;
            int64_t id = server->watches[i].id;
            server->watches[i].wsi = NULL;
            /* A pipe whose other end is closed: its owner reads the end. */
            if (id) server->handler.event(server->handler.context, WEB_READABLE, id, NULL, 0);
        }
        return 0;
    default: return 0;
    }
}

static const struct lws_protocols protocols[] = {
    /* The first one is for requests too. */
    {"cairn", call, sizeof(connection), CHUNK, 0, NULL, 0},
    {NULL, NULL, 0, 0, 0, NULL, 0},
};

/* MARK: The server */

web_server *web_server_start(const char *address, int port, size_t longest_message, web_handler handler) {
    web_server *server = calloc(1, sizeof *server);
    if (!server) return NULL;
    server->handler = handler;
    server->longest = longest_message;
    lws_set_log_level(0, NULL);
    struct lws_context_creation_info info;
    memset(&info, 0, sizeof info);
    info.iface = address;
    info.port = port;
    info.protocols = protocols;
    info.user = server;
    info.gid = info.uid = -1;
    info.options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_DISABLE_IPV6 | LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND;
    info.pt_serv_buf_size = CHUNK;
    server->context = lws_create_context(&info);
    if (server->context) server->vhost = lws_create_vhost(server->context, &info);
    if (!server->vhost) {
        web_server_stop(server);
        return NULL;
    }
    return server;
}

int web_server_port(web_server *server) { return lws_get_vhost_listen_port(server->vhost); }

int web_server_step(web_server *server) { return lws_service(server->context, 0); }

int web_server_send(web_server *server, int64_t id, int is_text, const void *bytes, size_t count) {
    connection *to = session(server, id);
    if (!to) return 0;
    message *made = malloc(sizeof *made + LWS_PRE + count);
    if (!made) return 0;
    *made = (message){NULL, is_text, count};
    memcpy(made->bytes + LWS_PRE, bytes, count);
    *to->last = made;
    to->last = &made->next;
    to->waiting += count;
    lws_callback_on_writable(to->wsi);
    return 1;
}

size_t web_server_waiting(web_server *server, int64_t id) {
    connection *to = session(server, id);
    return to ? to->waiting : 0;
}

void web_server_close(web_server *server, int64_t id) {
    connection *to = session(server, id);
    if (!to) return;
    to->ends = 1;
    lws_callback_on_writable(to->wsi);
}

int web_server_watch(web_server *server, int descriptor, int64_t id) {
    for (int i = 0; i < MOST_WATCHES; i++) {
        if (server->watches[i].wsi) continue;
        lws_sock_file_fd_type file;
        file.filefd = dup(descriptor);
        if (file.filefd < 0) return 0;
        server->watches[i].id = id;
        server->watches[i].wsi = lws_adopt_descriptor_vhost(server->vhost, LWS_ADOPT_RAW_FILE_DESC, file, "cairn", NULL);
        return server->watches[i].wsi != NULL;
    }
    return 0;
}

void web_server_forget(web_server *server, int64_t id) {
    for (int i = 0; i < MOST_WATCHES; i++) {
        if (!server->watches[i].wsi || server->watches[i].id != id) continue;
        struct lws *wsi = server->watches[i].wsi;
        server->watches[i].id = 0;
        lws_set_timeout(wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
    }
}

void web_server_stop(web_server *server) {
    if (server->context) lws_context_destroy(server->context);
    free(server);
}
