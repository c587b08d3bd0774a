import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { scripts } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8'));

// npm passes SIGTERM on to the shell only. A shell that waits for the program would end without it, and leave it running.
test.each(['start', 'cluster', 'engines', 'dakpion', 'eventstore:local', 'test', 'test:faults'])(
  'the program of npm run %s takes the place of the shell, so that SIGTERM reaches it',
  (name) => {
    expect(scripts[name]).toMatch(/^(?:[^&]+ && )?exec node [^&]+$/);
  },
);
