/** The size of one piece of memory. */
const pieceBytes = 256 * 1024;

/**
 * An encoder for the engine that copies the records which it reads into shared pieces of memory: to allocate a buffer for each
 * record takes longer than its checksum. A record keeps its whole piece in memory.
 */
export class RecordCopies {
  private piece = Buffer.alloc(0);
  private used = 0;

  /** `bytes` is memory of the engine, which it reuses for the next record. */
  decode(bytes: Uint8Array, size: number | { readonly end: number }): Buffer {
    const length = typeof size === 'number' ? size : size.end;
    if (this.used + length > this.piece.length) {
      this.piece = Buffer.allocUnsafeSlow(Math.max(pieceBytes, length));
      this.used = 0;
    }
    const copy = this.piece.subarray(this.used, this.used + length);
    copy.set(bytes.subarray(0, length));
    this.used += length;
    return copy;
  }

  /** Never called: records are written without it. */
  encode(): never {
    throw new TypeError('Records are only read so');
  }
}
