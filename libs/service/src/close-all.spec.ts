import { closeAll } from './close-all.ts';

test('closes the rest if some fail, in the given order, and then throws the first failure', async () => {
  const closed: string[] = [];
  const closable = (name: string, failure?: Error) => ({
    close: async () => {
      closed.push(name);
      if (failure !== undefined) throw failure;
    },
  });
  const closing = closeAll([
    closable('first'),
    closable('second', new Error('stuck')),
    closable('third', new Error('later')),
    closable('fourth'),
  ]);
  await expect(closing).rejects.toThrow('stuck');
  expect(closed).toEqual(['first', 'second', 'third', 'fourth']);
});
