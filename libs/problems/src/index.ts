export * from './fault.ts';
export * from './problem.ts';
export * from './problem-table.ts';
