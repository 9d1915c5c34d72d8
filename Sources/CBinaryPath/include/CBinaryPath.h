/* Where the program or the shared library is that contains this code. */
#ifndef CBINARY_PATH_H
#define CBINARY_PATH_H

/* The absolute path of that file, without symbolic links; the caller frees it. NULL where it cannot be found out. */
char *cbinary_path(void);

#endif
