import { processLimits, refuseSmallAddressSpace } from './process-limits.ts';

test('reads the limits of this process', () => {
  const text = `Limit                     Soft Limit           Hard Limit           Units
Max open files            1024                 4096                 files
Max address space         unlimited            unlimited            bytes
`;
  expect(processLimits(() => text)).toEqual({ openFiles: 1024, addressSpace: Number.POSITIVE_INFINITY });
});

test('knows of no limits on a system that does not state them', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(processLimits(missing)).toEqual({
    openFiles: Number.POSITIVE_INFINITY,
    addressSpace: Number.POSITIVE_INFINITY,
  });
});

test('refuses a start whose data files do not fit in the address space', () => {
  const gibibyte = 1024 ** 3;
  const limits = (addressSpace: number) => ({ openFiles: 1024, addressSpace });
  expect(() => refuseSmallAddressSpace(3, limits(32 * gibibyte))).toThrow(
    'The system allows this process 32 GB of address space (ulimit -v), but the data files need 64 GB',
  );
  refuseSmallAddressSpace(3, limits(64 * gibibyte));
  refuseSmallAddressSpace(3, limits(Number.POSITIVE_INFINITY));
});
