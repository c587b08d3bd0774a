export * from './state-store.ts';
