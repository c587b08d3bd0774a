/**
 * Bytes of a page in a data file of events or messages; a file keeps the size with which it was made. A value of more than half
 * a page takes whole pages: with 4,096 a message of 2.6 KB took one for itself, and the files were a quarter larger.
 */
export const logPageSize = 8_192;
