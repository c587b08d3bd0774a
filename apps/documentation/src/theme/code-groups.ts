const storageKey = 'dakpion-code-language';

/** Shows all groups of code in the language that the reader chose last, and stores the choice. Must be called only once. */
export function rememberCodeLanguage(): void {
  window.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.closest('.vp-code-group') === null) return;
    const language = languageOf(target);
    if (language === localStorage.getItem(storageKey)) return;
    localStorage.setItem(storageKey, language);
    showChosenLanguage();
  });
}

/** Must be called after each change of the page. */
export function showChosenLanguage(): void {
  const language = localStorage.getItem(storageKey);
  if (language === null) return;
  for (const input of document.querySelectorAll<HTMLInputElement>('.vp-code-group .tabs input')) {
    if (!input.checked && languageOf(input) === language) input.click();
  }
}

function languageOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent?.trim() ?? '';
}
