// Internal modules of kafkajs without types.
declare module 'kafkajs/src/consumer/consumerGroup.js' {
  interface Group {
    // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
    fetch(this: any, nodeId: number): Promise<any[]>;
    connect(): Promise<void>;
    // biome-ignore lint/suspicious/noExplicitAny: As above.
    joinAndSync(this: any): Promise<void>;
    leave(): Promise<void>;
    // biome-ignore lint/suspicious/noExplicitAny: As above.
    commitOffsets(this: any, offsets?: object): Promise<void>;
    getNodeIds(): readonly number[];
  }
  const ConsumerGroup: { readonly prototype: Group };
  export default ConsumerGroup;
}
declare module 'kafkajs/src/consumer/runner.js' {
  interface ConsumerRunner {
    // biome-ignore lint/suspicious/noExplicitAny: The patches declare the parts of `this` that they use.
    start(this: any): Promise<void>;
    // biome-ignore lint/suspicious/noExplicitAny: As above.
    stop(this: any): Promise<void>;
    scheduleFetchManager(): void;
  }
  const Runner: { readonly prototype: ConsumerRunner };
  export default Runner;
}
declare module 'kafkajs/src/cluster/index.js' {
  const Cluster: {
    readonly prototype: { connect(): Promise<void>; addMultipleTargetTopics(topics: readonly string[]): Promise<void> };
  };
  export default Cluster;
}
declare module 'kafkajs/src/broker/index.js' {
  const Broker: {
    readonly prototype: {
      connect(): Promise<void>;
      offsetCommit(this: unknown, commit: { readonly memberId: string }): Promise<void>;
    };
  };
  export default Broker;
}
declare module 'kafkajs/src/protocol/message/compression/index.js' {
  interface Codec {
    decompress(batch: Buffer): Promise<Buffer>;
  }
  const compression: {
    readonly Codecs: Record<1 | 2 | 3 | 4, () => Codec>;
    readonly Types: { readonly GZIP: 1; readonly Snappy: 2; readonly LZ4: 3; readonly ZSTD: 4 };
  };
  export default compression;
}
declare module 'kafkajs/src/protocol/recordBatch/record/v0/index.js' {
  export default function encodedRecord(record: {
    offsetDelta: number;
    key: null;
    value: Buffer;
    headers?: Readonly<Record<string, string>>;
  }): {
    readonly buffer: Buffer;
  };
}
declare module 'kafkajs/src/protocol/decoder.js' {
  export default class Decoder {
    constructor(bytes: Buffer);
    readVarIntBytes(): Buffer;
    readVarIntArray(read: (decoder: Decoder) => unknown): unknown[];
  }
}
declare module 'kafkajs/src/protocol/recordBatch/record/v0/decoder.js' {
  import type Decoder from 'kafkajs/src/protocol/decoder.js';
  export default function decodedRecord(
    decoder: Decoder,
    batch: { firstOffset: string; firstTimestamp: string },
  ): { readonly headers: Readonly<Record<string, Buffer>>; readonly value: Buffer };
}
