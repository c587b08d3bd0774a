export { table } from './print.ts';
