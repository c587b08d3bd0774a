import fc from 'fast-check';
import { parseTilePath, tilePath } from './tile-path.ts';

test('writes the paths of C2SP tlog-tiles', () => {
  expect(tilePath({ index: 0, width: 256 })).toBe('000');
  expect(tilePath({ index: 1_234_067, width: 256 })).toBe('x001/x234/067');
  expect(tilePath({ index: 273, width: 112 })).toBe('273.p/112');
});

test('reads a path as the tile that it was written for', () => {
  const place = fc.record({ index: fc.nat(10 ** 12), width: fc.integer({ min: 1, max: 256 }) });
  fc.assert(fc.property(place, (written) => expect(parseTilePath(tilePath(written))).toEqual(written)));
});

test.each(['', '0', '1234', 'x000/001', '001/002', '000.p/0', '000.p/256', '000.p/007', '../000', 'x001/x234/067/'])(
  'refuses the path %p, which no tile has',
  (path) => expect(parseTilePath(path)).toBeNull(),
);
