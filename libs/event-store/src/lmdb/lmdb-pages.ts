import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { EventStoreDamagedError } from '../event-store.ts';

/*
 * LMDB maps its file and trusts what it finds: a file cut short or overwritten ends the process with SIGBUS or SIGSEGV
 * instead of an error. So before it is mapped, every page that the newest commit can reach is checked here. The layout is that of
 * LMDB's mdb.c as lmdb 3.5 has it (data version 2, 64 bits, little-endian).
 */
const magic = 0xbeefc0de;
const dataVersion = 2;
const headerBytes = 24;
const noPage = 0xffff_ffff_ffff_ffffn;
const pageFlags = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08, all: 0x0f };
const nodeFlags = { bigData: 0x01, subDatabase: 0x02 };
const nodeHeaderBytes = 8;
const databaseBytes = 48;

/** A commit of a data file, from one of its two meta pages. */
export interface PageCommit {
  readonly pageBytes: number;
  readonly transaction: bigint;
  /** The last page that was ever used. The file can be shorter if it is free. */
  readonly lastPage: bigint;
  readonly roots: readonly bigint[];
}

/** The number of checked pages, and the maximum, which includes free pages. */
export interface PageProgress {
  readonly lookedAt: number;
  readonly pages: number;
}

/**
 * Checks each page of the newest commit. Throws {@link EventStoreDamagedError} if the file is not an LMDB file, is too short, or
 * has a page that does not match its place in the tree. Takes about a second for a million events. Nothing may write during this
 * time, unless a reader of the engine keeps the commit that was the newest at the beginning, or an earlier one.
 */
export function* lookAtPages(path: string): Generator<PageProgress, void> {
  const file = openSync(path, 'r');
  try {
    const { pageBytes, roots } = readNewest(path, file);
    const walk = new PageWalk(path, file, pageBytes, Math.floor(fstatSync(file).size / pageBytes));
    for (const root of roots) yield* walk.tree(root);
  } finally {
    closeSync(file);
  }
}

/** The newest commit of the file. Throws {@link EventStoreDamagedError} if the file does not begin like an LMDB file. */
export function newestCommit(path: string): PageCommit {
  const file = openSync(path, 'r');
  try {
    return readNewest(path, file);
  } finally {
    closeSync(file);
  }
}

function readNewest(path: string, file: number): PageCommit {
  const first = readCommit(path, file, 0);
  const second = readCommit(path, file, first.pageBytes);
  return second.transaction > first.transaction ? second : first;
}

function readCommit(path: string, file: number, offset: number): PageCommit {
  const meta = Buffer.alloc(headerBytes + 136);
  const length = readSync(file, meta, 0, meta.length, offset);
  const sound =
    length === meta.length &&
    (meta.readUInt16LE(18) & pageFlags.all) === pageFlags.meta &&
    meta.readUInt32LE(headerBytes) === magic &&
    meta.readUInt32LE(headerBytes + 4) === dataVersion;
  const databases = headerBytes + 24;
  const pageBytes = meta.readUInt32LE(databases);
  const isPowerOfTwo = pageBytes >= 512 && pageBytes <= 65_536 && (pageBytes & (pageBytes - 1)) === 0;
  if (!sound || !isPowerOfTwo) throw new EventStoreDamagedError(`${path} does not begin as an LMDB file does`);
  return {
    pageBytes,
    lastPage: meta.readBigUInt64LE(databases + 2 * databaseBytes),
    transaction: meta.readBigUInt64LE(databases + 2 * databaseBytes + 8),
    roots: [rootOf(meta, databases), rootOf(meta, databases + databaseBytes)],
  };
}

function rootOf(bytes: Buffer, database: number): bigint {
  return bytes.readBigUInt64LE(database + 40);
}

class PageWalk {
  private readonly seen: Uint8Array;
  private lookedAt = 0;

  constructor(
    private readonly path: string,
    private readonly file: number,
    private readonly pageBytes: number,
    private readonly pages: number,
  ) {
    this.seen = new Uint8Array(pages);
  }

  /** Checks a page and all pages below it. */
  *tree(root: bigint): Generator<PageProgress, void> {
    if (root === noPage) return;
    const page = this.page(root);
    yield { lookedAt: this.lookedAt, pages: this.pages };
    const kind = page.readUInt16LE(18) & pageFlags.all;
    if (kind !== pageFlags.branch && kind !== pageFlags.leaf) throw this.damaged(root);
    // Bounds and nodes are relative to the end of the header. Pointers to nodes fill the page from there to `lower`.
    const pointersEnd = headerBytes + page.readUInt16LE(20);
    const nodesBegin = headerBytes + page.readUInt16LE(22);
    const isEmpty = pointersEnd === headerBytes;
    if (isEmpty || pointersEnd > nodesBegin || nodesBegin > this.pageBytes) throw this.damaged(root);
    for (let pointer = headerBytes; pointer < pointersEnd; pointer += 2) {
      const node = headerBytes + page.readUInt16LE(pointer);
      if (node < nodesBegin || node + nodeHeaderBytes > this.pageBytes) throw this.damaged(root);
      if (kind === pageFlags.branch) yield* this.tree(this.child(page, node, root));
      else yield* this.tree(this.leafNode(page, node, root));
    }
  }

  private child(page: Buffer, node: number, number: bigint): bigint {
    if (node + nodeHeaderBytes + page.readUInt16LE(node + 6) > this.pageBytes) throw this.damaged(number);
    return BigInt(page.readUIntLE(node, 6));
  }

  /** Checks a node of a leaf page. Returns the root of the database that it describes, or {@link noPage}. */
  private leafNode(page: Buffer, node: number, number: bigint): bigint {
    const size = page.readUInt32LE(node);
    const flags = page.readUInt16LE(node + 4);
    const data = node + nodeHeaderBytes + page.readUInt16LE(node + 6);
    const isBig = (flags & nodeFlags.bigData) !== 0;
    if (data + (isBig ? 8 : size) > this.pageBytes) throw this.damaged(number);
    if (isBig) this.overflow(page.readBigUInt64LE(data), size);
    else if ((flags & nodeFlags.subDatabase) !== 0) {
      if (size !== databaseBytes) throw this.damaged(number);
      return rootOf(page, data);
    }
    return noPage;
  }

  /** Checks the pages of one large value, of which only the first has a header. */
  private overflow(number: bigint, size: number): void {
    const page = this.page(number);
    const count = page.readUInt32LE(20);
    const fits = headerBytes + size <= count * this.pageBytes && Number(number) + count <= this.pages;
    if ((page.readUInt16LE(18) & pageFlags.all) !== pageFlags.overflow || !fits) throw this.damaged(number);
  }

  private page(number: bigint): Buffer {
    const index = Number(number);
    if (number >= BigInt(this.pages) || this.seen[index] === 1) throw this.damaged(number);
    this.seen[index] = 1;
    this.lookedAt += 1;
    const page = Buffer.allocUnsafe(this.pageBytes);
    readSync(this.file, page, 0, this.pageBytes, index * this.pageBytes);
    if (page.readBigUInt64LE(0) !== number) throw this.damaged(number);
    return page;
  }

  private damaged(number: bigint): EventStoreDamagedError {
    return new EventStoreDamagedError(`Page ${number} of ${this.path} is damaged or missing`);
  }
}
