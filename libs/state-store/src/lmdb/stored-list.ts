/** The name of a list: scope, collection, list. */
export type ListKey = [scope: string, collection: string, list: string];

/** A list as it is stored. */
export interface StoredList {
  /** Replaces the name of the list in the keys of its entries. */
  readonly id: number;
  readonly size: number;
  /** Large lists are counted by chunks. A list that has become small again keeps them. */
  readonly isChunked: boolean;
}

export function storedListOf(text: string): StoredList {
  const [id, size, chunked] = text.split(' ');
  return { id: Number(id), size: Number(size), isChunked: chunked !== undefined };
}

export function textOfList({ id, size, isChunked }: StoredList): string {
  return isChunked ? `${id} ${size} chunked` : `${id} ${size}`;
}
