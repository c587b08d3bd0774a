/** The width of a terminal that does not say its own. */
const usualColumns = 80;

/**
 * Writes a line of progress over the last one, in a terminal. A line that is wider than the terminal is cut: it would take two
 * rows, of which the next line overwrites only one.
 */
export function rewriteLine(text: string): void {
  const width = (process.stderr.columns || usualColumns) - 1;
  const shown = text.length > width ? `${text.slice(0, width - 1)}…` : text;
  // The escape code clears the rest of an earlier, longer line.
  process.stderr.write(`\r${shown}\u001b[K`);
}
