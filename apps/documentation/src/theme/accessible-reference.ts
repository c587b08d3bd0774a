/**
 * Repairs of what Scalar lacks for screen readers: a selector, and a function for each element. Repeating a repair changes nothing.
 */
const repairs: readonly (readonly [selector: string, repair: (element: Element) => void])[] = [
  [
    '[aria-selected]:not([role="tab"], [role="option"])',
    (element) => {
      if (element.getAttribute('aria-selected') === 'true') element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
      element.removeAttribute('aria-selected');
    },
  ],
  ['button[role="search"]', (element) => element.removeAttribute('role')],
  ['aside[role="navigation"]', (element) => element.removeAttribute('role')],
  ['aside:not([aria-label])', (element) => element.setAttribute('aria-label', 'Operations')],
  // The header on phones, which names the operation in view and has the button that opens the list of operations.
  ['.t-doc__header:not([role])', nameHeader],
  // Only the header of the page is a banner. The cards of all operations have the same names, so they are no landmarks.
  ['header:not([role])', (element) => element.setAttribute('role', 'presentation')],
  ['[role="region"]', (element) => element.setAttribute('role', 'group')],
  ['[role="tablist"] button:not([role])', (element) => element.setAttribute('role', 'tab')],
  ['ul.endpoints:not([tabindex])', (element) => element.setAttribute('tabindex', '0')],
  ['.show-more[aria-label^="Show all"]', (element) => element.setAttribute('aria-label', nameOfMore(element))],
  ['.cm-content:not([aria-label])', (element) => element.setAttribute('aria-label', nameOfEditor(element))],
  ['button:not([aria-label])', nameButton],
];

/** Repairs the reference now and after each change, until the returned function is called. */
export function keepAccessible(place: HTMLElement): () => void {
  let isPlanned = false;
  const observer = new MutationObserver(() => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(() => {
      isPlanned = false;
      repairAll(place);
    });
  });
  observer.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-selected', 'role'] });
  return () => observer.disconnect();
}

function repairAll(place: HTMLElement): void {
  for (const [selector, repair] of repairs) for (const element of place.querySelectorAll(selector)) repair(element);
}

function nameHeader(header: Element): void {
  header.setAttribute('role', 'navigation');
  header.setAttribute('aria-label', 'API reference');
}

/** The accessible name must contain the visible text. */
function nameOfMore(button: Element): string {
  return `${button.textContent?.trim()}: ${button.getAttribute('aria-label')?.replace(/^Show all /, '')}`;
}

function nameOfEditor(editor: Element): string {
  const named = editor.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
  return named.replace(/^undefined /, '') || 'Value';
}

/** Names a button that shows only a picture, on phones or everywhere. */
function nameButton(button: Element): void {
  const name = nameOfPicture(button);
  if (name !== null) button.setAttribute('aria-label', name);
}

function nameOfPicture({ className, textContent }: Element): string | null {
  if (className.includes('copy')) return 'Copy';
  if (className.includes('client-libraries__select')) return 'More languages';
  if ((textContent ?? '').trim() !== '') return null;
  return className.includes('pr-1') ? 'Search' : 'More';
}
