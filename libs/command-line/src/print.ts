/**
 * Prints a line of text, or a value as one line of JSON. In text, U+FFFD replaces control characters except tabs and line breaks: a
 * message of somebody else must not command the terminal.
 */
export function print(value: unknown): void {
  const text =
    typeof value === 'string' ? value.replace(/\r(?!\n)|[^\P{Cc}\t\n\r]/gu, '\uFFFD') : JSON.stringify(value);
  process.stdout.write(`${text}\n`);
}

/** Rows as text in columns two spaces apart. U+FFFD replaces control characters: a row is one line, whatever its cells have. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map((cell) => cell.replace(/\p{Cc}/gu, '\uFFFD')));
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, column) => Math.max(cell.length, widest[column] ?? 0)),
    [],
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
