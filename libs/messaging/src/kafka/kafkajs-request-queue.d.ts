// An inner part of kafkajs that it has no types for.
declare module 'kafkajs/src/network/requestQueue/index.js' {
  const RequestQueue: {
    readonly prototype: { scheduleCheckPendingRequests(this: { readonly pending: readonly unknown[] }): void };
  };
  export default RequestQueue;
}
