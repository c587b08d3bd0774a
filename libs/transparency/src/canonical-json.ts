/** Strings without characters that JSON escapes, and without surrogates, which may need an escape. */
const plain = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** Cached field names with their colon. Bounded, because the metadata of partners can have any names. */
const names = new Map<string, string>();
const maxNames = 10_000;

/**
 * The RFC 8785 form of a JSON value. A value that JSON cannot represent counts as null. Speed matters, because a replay calls this
 * for each event. The package `canonicalize`, with which the tests compare this, takes two and a half times as long.
 */
export function canonicalJson(value: unknown): string {
  try {
    return shallowJson(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return deepJson(value);
  }
}

/** For data of events at any depth: another program can record some that are nested deeper than the stack allows. Slower. */
function deepJson(value: unknown): string {
  const parts: string[] = [];
  /** In reverse order. */
  const left: (string | { readonly value: unknown })[] = [{ value }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next === 'string') parts.push(next);
    else if (typeof next.value !== 'object' || next.value === null) parts.push(shallowJson(next.value));
    else {
      const isArray = Array.isArray(next.value);
      left.push(isArray ? ']' : '}');
      const names = isArray ? Object.keys(next.value) : sortedNames(next.value);
      for (const [at, name] of [...names.entries()].reverse()) {
        left.push({ value: (next.value as Record<string, unknown>)[name] });
        left.push((at > 0 ? ',' : '') + (isArray ? '' : named(name)));
      }
      left.push(isArray ? '[' : '{');
    }
  }
  return parts.join('');
}

function shallowJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return quoted(value);
    case 'number':
      return Number.isFinite(value) ? String(value) : 'null';
    case 'boolean':
      return String(value);
    case 'object':
      return value === null ? 'null' : ofObject(value);
    default:
      return 'null';
  }
}

function ofObject(value: object): string {
  if (Array.isArray(value)) return `[${value.map(shallowJson).join(',')}]`;
  if ('toJSON' in value && typeof value.toJSON === 'function') return shallowJson(value.toJSON());
  let text = '{';
  for (const name of sortedNames(value)) {
    const field = (value as Record<string, unknown>)[name];
    if (field !== undefined) text += (text.length > 1 ? ',' : '') + named(name) + shallowJson(field);
  }
  return `${text}}`;
}

/** Sorted by UTF-16 code units, as RFC 8785 requires and JavaScript does. */
function sortedNames(value: object): readonly string[] {
  const keys = Object.keys(value);
  for (let at = 1; at < keys.length; at += 1) if ((keys[at - 1] ?? '') > (keys[at] ?? '')) return keys.sort();
  return keys;
}

function named(name: string): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const text = `${quoted(name)}:`;
  if (names.size < maxNames) names.set(name, text);
  return text;
}

function quoted(text: string): string {
  return plain.test(text) ? `"${text}"` : JSON.stringify(text);
}
