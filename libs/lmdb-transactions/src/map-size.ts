/**
 * Address space for a data file, in bytes; it costs nothing until the file fills it, and grows beyond it. Begun small, LMDB
 * would map a growing file again and again, and keep the earlier maps: the same pages in memory two times and more.
 */
export const mapSize = 16 * 1024 ** 3;
