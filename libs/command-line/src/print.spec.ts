import { print } from './print.ts';

test('replaces control characters of text, which could command the terminal, except tabs and line breaks', () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  print('\u001B[31mred\u009B0m\r\u0007\ta\r\nরহিম\n');
  print({ text: '\u001B' });
  expect(write.mock.calls.flat()).toEqual(['\uFFFD[31mred\uFFFD0m\uFFFD\uFFFD\ta\r\nরহিম\n\n', '{"text":"\\u001b"}\n']);
});
