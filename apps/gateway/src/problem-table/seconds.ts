/** A number of seconds in words. */
export const seconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);
