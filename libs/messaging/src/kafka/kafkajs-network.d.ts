// Internal modules of kafkajs without types.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  const RequestQueue: {
    readonly prototype: { scheduleCheckPendingRequests(this: { readonly pending: readonly unknown[] }): void };
  };
  export default RequestQueue;
}
declare module 'kafkajs/src/network/connection.js' {
  export default class Connection {
    constructor(options: Readonly<Record<string, unknown>>);
    // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
    connect(this: any): Promise<unknown>;
    // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
    send(this: any, request: unknown): Promise<unknown>;
    // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
    processData(this: any, bytes: Buffer): void;
    // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
    disconnect(this: any): Promise<unknown>;
  }
}
declare module 'kafkajs/src/protocol/encoder.js' {
  export default class Encoder {}
}
