import styles from './code-block.module.css';

/** Code or data. Long content scrolls, also by keyboard. */
export function CodeBlock({ children }: { readonly children: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <pre className={styles.code} tabIndex={0}>
      {children}
    </pre>
  );
}

/** JSON with indentation; any other text unchanged. */
export function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
