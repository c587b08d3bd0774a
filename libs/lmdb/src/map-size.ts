/**
 * The address space of a data file, in bytes. It costs nothing until the file fills it, and it grows with the file. With a
 * small initial size, LMDB would map a growing file repeatedly and keep the earlier maps, so the same pages would be in memory
 * several times.
 */
export const mapSize = 16 * 1024 ** 3;
