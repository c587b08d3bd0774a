/** The characters that JSON does not escape and that some terminals obey: controls, and changes of the writing direction. */
const commanding = /[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** Prints a {@link printable} text, or a value as one line of JSON. */
export function print(value: unknown): void {
  const text = typeof value === 'string' ? printable(value) : JSON.stringify(value).replace(commanding, escaped);
  process.stdout.write(`${text}\n`);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * The text with U+FFFD in place of control characters except tabs and line breaks: a message of somebody else must not command the
 * terminal.
 */
export function printable(text: string): string {
  return text.replace(/\r(?!\n)|[^\P{Cc}\t\n\r]|[\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** The text with U+FFFD in place of all control characters: a name of somebody else must not look like another line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Rows as text in columns two spaces apart. A row is one line, whatever its cells have. */
export function table(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => row.map(oneLine));
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
