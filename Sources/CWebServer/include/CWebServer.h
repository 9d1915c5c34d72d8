/* A server of files and WebSockets on one address of this machine, over libwebsockets. One thread runs it: all functions
 * are called from the thread that called web_server_start, and so are the closures. */
#ifndef CWEB_SERVER_H
#define CWEB_SERVER_H

#include <stddef.h>
#include <stdint.h>

#include "SystemCalls.h"

typedef struct web_server web_server;

/* A request for a file. All texts end with a zero and are empty where the client sent none. */
typedef struct {
    const char *path;
    const char *host;
    const char *origin;
    const char *token;
} web_request;

/* The answer to a request; the bytes are copied. The headers are lines with their ends. */
typedef struct {
    int status;
    const char *type;
    const char *headers;
    const void *bytes;
    size_t count;
} web_answer;

typedef enum {
    WEB_OPENED,
    /* A whole message of text. */
    WEB_MESSAGE,
    WEB_CLOSED,
    /* A session has sent all that waited. */
    WEB_DRAINED,
    /* A watched descriptor can be read. */
    WEB_READABLE,
    /* A message was longer than it may be, and the session ends. */
    WEB_TOO_LONG,
} web_event;

typedef struct {
    void *context;
    /* Whether a client may open a WebSocket. */
    int (*admits)(void *context, const web_request *request);
    /* Answers a request; the answer is valid until the next call. */
    void (*serve)(void *context, const web_request *request, web_answer *answer);
    void (*event)(void *context, web_event event, int64_t id, const void *bytes, size_t count);
} web_handler;

/* Starts a server. The port 0 is any free one. Returns NULL if the port is taken or the system refuses. */
web_server *web_server_start(const char *address, int port, size_t longest_message, web_handler handler);
int web_server_port(web_server *server);

/* Waits for events and handles them. Returns 0 as long as the server works. */
int web_server_step(web_server *server);

/* Queues a copy of a message for a session; returns 0 for one that is gone. */
int web_server_send(web_server *server, int64_t session, int is_text, const void *bytes, size_t count);
/* The bytes of a session that wait to be sent. */
size_t web_server_waiting(web_server *server, int64_t session);
/* Ends a session. */
void web_server_close(web_server *server, int64_t session);

/* Reports WEB_READABLE with the id while the descriptor can be read. The server keeps a duplicate of it. Returns 1 on
 * success. */
int web_server_watch(web_server *server, int descriptor, int64_t id);
void web_server_forget(web_server *server, int64_t id);

void web_server_stop(web_server *server);

#endif
