/** A smaller difference of the clocks, in ms, can also come from the time that an answer needs. */
const toleranceMs = 30_000;

let aheadMs = 0;

/** Epoch milliseconds at the gateway. The clocks of users' computers can be hours wrong. */
export const now = (): number => Date.now() - aheadMs;

/** Compares the clocks of this computer and of the gateway. */
export function compareClocks({ headers }: Response): void {
  const differenceMs = Date.now() - Date.parse(headers.get('date') ?? '');
  if (Math.abs(differenceMs - aheadMs) > toleranceMs) aheadMs = differenceMs;
}
