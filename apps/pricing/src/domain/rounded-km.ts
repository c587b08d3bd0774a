/** Kilometres with two decimals, as sent and as priced. */
export function roundedKm(km: number): number {
  return Math.round(km * 100) / 100;
}
