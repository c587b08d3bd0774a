// Internal modules of kafkajs without types.
declare module 'kafkajs/src/consumer/consumerGroup.js' {
  // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
  const ConsumerGroup: { readonly prototype: { fetch(this: any, nodeId: number): Promise<any[]> } };
  export default ConsumerGroup;
}
declare module 'kafkajs/src/consumer/runner.js' {
  // biome-ignore lint/suspicious/noExplicitAny: The patch declares the parts of `this` that it uses.
  const Runner: { readonly prototype: { stop(this: any): Promise<void> } };
  export default Runner;
}
