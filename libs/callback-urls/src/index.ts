export * from './address-rules.ts';
export * from './callback-url.ts';
export * from './name-cache.ts';
export * from './name-resolver.ts';
export * from './vetted-lookup.ts';
