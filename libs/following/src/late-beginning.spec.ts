import { LateBeginning } from './late-beginning.ts';

test('a follower that went back begins later, any other at once', async () => {
  const began = performance.now();
  await new LateBeginning().wait({ wentBackFrom: undefined });
  expect(performance.now() - began).toBeLessThan(1_000);
  const late = new LateBeginning();
  let isOver = false;
  const waiting = late.wait({ wentBackFrom: 7n }).then(() => {
    isOver = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(isOver).toBe(false);
  late.stop();
  await waiting;
  expect(isOver).toBe(true);
});
