import { join } from 'node:path';

/** The environment of an embedded program whose clock is ahead. The program has no name, unlike the services of a cluster. */
export const clockAhead = (ms: number): Record<string, string> => ({
  NODE_OPTIONS: `--import=${join(__dirname, 'clock-skew.fixture.mjs')}`,
  E2E_CLOCK_SKEWS: JSON.stringify({ undefined: ms }),
});
