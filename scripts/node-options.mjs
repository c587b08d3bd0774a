// Node options with which `npm start` runs the embedded program. End-to-end tests and benchmarks use the same.
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

export const nodeOptions = /&& exec node (.+) dist\/programs\//.exec(scripts.start)[1].split(' ');
