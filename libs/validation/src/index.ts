export * from './field.ts';
export * from './field-check.ts';
export * from './field-error.ts';
export * from './read-fields.ts';
