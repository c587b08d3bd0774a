import { cursorAfter, cursorOf, cursorRule, cursorText } from './dispatch-cursor.ts';

test.each([
  ['no place', null, '7', '7'],
  ['an offset', '17', '28', '28'],
  ['the place of one partition', '0-7', '1-3', '0-7.1-3'],
  ['the places of several partitions', '0-7.1-3.12-9', '1-4', '0-7.12-9.1-4'],
])('a cursor with %s keeps the places of the other partitions after a message', (_, before, place, after) => {
  expect(cursorText(cursorAfter(cursorOf(before), place))).toBe(after);
});

test('a cursor has the places of at most 100 partitions', () => {
  const places = Array.from({ length: 101 }, (_, partition) => `${partition}-1`);
  expect(cursorRule.findViolation(places.slice(0, 100).join('.'))).toBeNull();
  expect(cursorRule.findViolation(places.join('.'))).toMatchObject({ code: 'bad_format' });
});
