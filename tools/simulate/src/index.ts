export { simulateCommand } from './simulate.command.ts';
