import type { DocumentChange } from './documents.ts';

/** The collection of all these documents. */
export const collection = 'things';

/** Writes a document whose value is its id and version, unless `more` says otherwise. */
export function put(id: string, version: number, more: Partial<Extract<DocumentChange, { kind: 'put' }>> = {}) {
  return { kind: 'put', collection, id, version, value: { id, version }, ...more } as const;
}

/** Removes a document, of any version unless `version` is given. */
export function remove(id: string, version?: number) {
  return { kind: 'remove', collection, id, ...(version !== undefined && { version }) } as const;
}
