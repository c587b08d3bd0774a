import { EventStoreUnavailableError } from '@dakpion/event-store';
import { describeStartError } from './describe-start-error.ts';

test.each([
  new EventStoreUnavailableError('listen ENOSPC: no space left on device /data/events/holder-1'),
  new Error('No space left on device: Attempting to setup locks'),
])('says in one line that the disk of the data is out of inodes: %s', (error) => {
  expect(describeStartError(error, { operatorPort: null })).toBe(
    `The disk of DATA_DIR has no space for new files (${error.message}). Free space or inodes: see df and df -i.`,
  );
});

test('shows the stack of an error that the user cannot correct', () => {
  const error = new TypeError('a bug');
  expect(describeStartError(error, { operatorPort: null })).toBe(`Dakpion could not start: ${error.stack}`);
});

test.each([
  [3000, 'EADDRINUSE', 'Port 3000 at ::1 is in use. Stop what listens there or set PORT to another.'],
  [3001, 'EADDRINUSE', 'Port 3001 at ::1 is in use. Stop what listens there or set OPERATOR_PORT to another.'],
  [3001, 'EACCES', 'Port 3001 may not be opened by this user. Set OPERATOR_PORT to one above 1023.'],
])('names the setting of port %i, which cannot be opened: %s', (port, code, text) => {
  const error = Object.assign(new Error('listen'), { code, port, address: '::1' });
  expect(describeStartError(error, { operatorPort: 3001 })).toBe(text);
});
