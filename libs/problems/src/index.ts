export * from './fault.ts';
export { guideTitles } from './guides.ts';
export * from './problem.ts';
export * from './problem-entry.ts';
export * from './problem-table.ts';
export type { Repetition } from './repetition.ts';
