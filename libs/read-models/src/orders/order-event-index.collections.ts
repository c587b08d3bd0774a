/** The latest entries of an owner's index. */
export const indexHeads = { collection: 'order_event_index', id: 'head' } as const;
/** The sealed parts of an owner's index. */
export const indexParts = { collection: 'order_event_index_parts', list: 'all' } as const;
