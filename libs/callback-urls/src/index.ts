export * from './address-rules.ts';
export * from './callback-url.ts';
export * from './vetted-lookup.ts';
