/**
 * The address of a document. Documents with the same scope, for example of one partner, can be written together, all or none.
 */
export interface DocumentAddress {
  readonly scope: string;
  readonly collection: string;
  readonly id: string;
}

export interface StoredDocument<Value> {
  readonly id: string;
  /** Set by the writer. Only a higher version replaces a document. */
  readonly version: number;
  readonly value: Value;
}

/** The place of a document in the sorted lists of its collection: in each of `lists`, at `score`. */
export interface Listing {
  readonly lists: readonly string[];
  /** The sort key of the lists, for example epoch milliseconds. Equal scores are sorted by id. */
  readonly score: number;
}

/**
 * The amounts that a document adds to a tally of its collection, by name. A tally is always the sum of the shares of the
 * existing documents: a new version replaces the shares of the previous one, and a removal subtracts them, in the same write.
 */
export interface Share {
  readonly tally: string;
  /** Safe integers. At most 100 of them. */
  readonly amounts: Amounts;
}

/** Sums by name. A missing name is 0. */
export type Amounts = Readonly<Record<string, number>>;

export type DocumentChange =
  | {
      readonly kind: 'put';
      readonly collection: string;
      readonly id: string;
      /** A positive safe integer. If it is not higher than the stored one, the change is not applied, which is not an error. */
      readonly version: number;
      /**
       * The change is applied only if the stored version is at least this. It shows a writer that the store has lost its
       * earlier writes. Default: 0, which requires nothing.
       */
      readonly requiresVersion?: number;
      readonly value: unknown;
      readonly listing?: Listing;
      /** At most one for each tally. Default: none. */
      readonly shares?: readonly Share[];
      /**
       * The time after which the document expires, in ms from this write. Only for documents without a listing and shares. The
       * document is kept for at least this time, and at most a sixteenth longer.
       */
      readonly expiresInMs?: number;
    }
  | {
      readonly kind: 'remove';
      readonly collection: string;
      readonly id: string;
      /** The change is applied only to this version. Default: any. */
      readonly version?: number;
    }
  | {
      /** Corrects a tally that is not the sum of its shares. */
      readonly kind: 'correct';
      readonly collection: string;
      readonly tally: string;
      /** The change is applied only to a tally with these amounts. */
      readonly from: Amounts;
      readonly to: Amounts;
    };

export type PutChange = Extract<DocumentChange, { kind: 'put' }>;

/** A document as it should be stored. */
export interface ExpectedDocument extends DocumentAddress, Pick<PutChange, 'version' | 'value' | 'listing' | 'shares'> {
  /** Its version does not count: several versions have the same content, and any of them may be stored. */
  readonly anyVersion?: true;
  /** Lists that must not contain it at the score of its listing. */
  readonly absentFrom?: readonly string[];
}

export interface ListQuery {
  readonly scope: string;
  readonly collection: string;
  readonly list: string;
  /** Inclusive. */
  readonly fromScore?: number;
  /** Exclusive. */
  readonly toScore?: number;
  readonly direction: 'ascending' | 'descending';
  /** The number of documents in the range before the page. Ignored with `after`. */
  readonly offset: number;
  /** The page begins after this place of the list, in the direction of the query. The document need not exist. */
  readonly after?: { readonly score: number; readonly id: string };
  /** At most 1,000. */
  readonly limit: number;
}

export interface ListPage<Value> {
  readonly documents: readonly StoredDocument<Value>[];
  /** The total number of documents in the range. */
  readonly total: number;
  /** The number of them before the page. Only with `after`. */
  readonly before?: number;
}

/** JSON documents with sorted lists. A completed write is visible to all reads that begin later. */
export interface Documents {
  read<Value>(address: DocumentAddress): Promise<StoredDocument<Value> | null>;
  /** In the order of `ids`. Null for missing documents. At most 1,000 ids. */
  readMany<Value>(scope: string, collection: string, ids: readonly string[]): Promise<(StoredDocument<Value> | null)[]>;
  /**
   * For each document, whether it is stored exactly so: version, value, listing and shares, and whether each of its lists, and
   * no list of `absentFrom`, contains it. The value must have its fields in the same order, so a caller that gets false must
   * compare the documents itself. Costs much less than reading: for audits. At most 1,000 documents, of any scopes.
   */
  holds(expected: readonly ExpectedDocument[]): Promise<readonly boolean[]>;
  /** Writes all changes of a scope together. Returns for each change whether it was applied. At most 100 changes. */
  write(scope: string, changes: readonly DocumentChange[]): Promise<readonly boolean[]>;
  list<Value>(query: ListQuery): Promise<ListPage<Value>>;
  /** Reads at most 1,000 tallies, in the order of `tallies`. `{}` for a missing tally. Amounts of 0 are absent. */
  readTallies(scope: string, collection: string, tallies: readonly string[]): Promise<readonly Amounts[]>;
  /**
   * The addresses of all documents of a scope, in parts of about 1,000. A document that is written or removed meanwhile can be
   * missing, and in Redis, one can be named twice. Redis looks through the names of all keys: for audits.
   */
  addresses(scope: string): AsyncIterable<readonly DocumentAddress[]>;
  /**
   * Removes all documents of some collections, with their lists and tallies, in small steps beside other work. Documents that
   * are written meanwhile can remain. Returns the number.
   */
  removeCollections(collections: readonly string[]): Promise<number>;
}
