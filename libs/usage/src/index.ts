export * from './attempt-usage.ts';
export * from './day.ts';
export * from './order-usage.ts';
export * from './usage.ts';
export * from './usage-documents.ts';
export * from './usage-figures.ts';
export * from './usage-read-models.ts';
export * from './usage-writer.ts';
