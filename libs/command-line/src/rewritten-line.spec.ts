import { rewriteLine } from './rewritten-line.ts';

const { columns } = process.stderr;
afterEach(() => {
  process.stderr.columns = columns;
});

test.each([
  [20, 'short', '\rshort\u001b[K'],
  [20, '[####] 50 %, 10 orders', '\r[####] 50 %, 10 or…\u001b[K'],
  [0, 'x'.repeat(90), `\r${'x'.repeat(78)}…\u001b[K`],
])('in a terminal of %d columns, a line takes one row, which the next line overwrites', (width, text, written) => {
  process.stderr.columns = width;
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  rewriteLine(text);
  expect(write.mock.calls.flat()).toEqual([written]);
  write.mockRestore();
});
