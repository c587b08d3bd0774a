import { print, table } from './print.ts';

test('replaces control characters of text, which could command the terminal, except tabs and line breaks', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  print('\u001B[31mred\u009B0m\r\u0007\ta\r\nরহিম\n');
  print('a\u202Eb');
  print({ text: '\u001B\u009B\u202E' });
  expect(write.mock.calls.flat()).toEqual([
    '\uFFFD[31mred\uFFFD0m\uFFFD\uFFFD\ta\r\nরহিম\n\n',
    'a\uFFFDb\n',
    '{"text":"\\u001b\\u009b\\u202e"}\n',
  ]);
});

test('a row of a table stays one line, whatever its cells have', () => {
  const rows = [
    ['stream', 'status'],
    ['order-1\nparked-2\r\t\u001B[2J', 'parked'],
  ];
  const widest = 'order-1\uFFFDparked-2\uFFFD\uFFFD\uFFFD[2J';
  expect(table(rows)).toBe(`${'stream'.padEnd(widest.length)}  status\n${widest}  parked`);
});
