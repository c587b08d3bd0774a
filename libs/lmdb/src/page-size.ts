/**
 * The page size of a data file of events or messages, in bytes. A file keeps the size with which it was created. A value of
 * more than half a page takes whole pages: with 4,096, a message of 2.6 KB took a page, and the files were a quarter larger.
 */
export const logPageSize = 8_192;
