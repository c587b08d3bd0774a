/** Characters that change the writing direction of others, so that a text reads differently. */
const directions = String.raw`\u202A-\u202E\u2066-\u2069`;
/** The characters that some terminals obey, and that JSON does not escape. */
const unescaped = new RegExp(String.raw`[\u007F-\u009F${directions}]`, 'g');
const commandsInText = new RegExp(String.raw`\r(?!\n)|[^\P{Cc}\t\n\r]|[${directions}]`, 'gu');
const commandsInLine = new RegExp(String.raw`[\p{Cc}${directions}]`, 'gu');

/** Prints a {@link printable} text, or a value as one line of JSON. */
export function print(value: unknown): void {
  const text = typeof value === 'string' ? printable(value) : JSON.stringify(value).replace(unescaped, escaped);
  process.stdout.write(`${text}\n`);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * The text with U+FFFD in place of control characters except tabs and line breaks, and of changes of the writing direction: a
 * message of somebody else must not command the terminal.
 */
export function printable(text: string): string {
  return text.replace(commandsInText, '\uFFFD');
}

/**
 * The text with U+FFFD in place of all control characters and changes of the writing direction: a name of somebody else must not
 * look like another line.
 */
export function oneLine(text: string): string {
  return text.replace(commandsInLine, '\uFFFD');
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
