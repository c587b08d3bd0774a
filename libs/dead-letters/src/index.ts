export * from './dead-letter.ts';
export * from './dead-letter-of-message.ts';
export * from './dead-letters.ts';
export * from './letter-id.ts';
