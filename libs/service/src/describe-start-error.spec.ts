import { EventStoreUnavailableError } from '@dakpion/event-store';
import { describeStartError } from './describe-start-error.ts';

test.each([
  new EventStoreUnavailableError('listen ENOSPC: no space left on device /data/events/holder-1'),
  new Error('No space left on device: Attempting to setup locks'),
])('says in one line that the disk of the data is out of inodes: %s', (error) => {
  expect(describeStartError(error)).toBe(
    `The disk of DATA_DIR has no space for new files (${error.message}). Free space or inodes: see df and df -i.`,
  );
});

test('shows the stack of an error that the user cannot correct', () => {
  const error = new TypeError('a bug');
  expect(describeStartError(error)).toBe(`Dakpion could not start: ${error.stack}`);
});
