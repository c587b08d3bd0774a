// An internal module of kafkajs without types.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  const RequestQueue: {
    readonly prototype: { scheduleCheckPendingRequests(this: { readonly pending: readonly unknown[] }): void };
  };
  export default RequestQueue;
}
