/** Kilometres with two decimals: what is sent and what is priced. */
export function roundedKm(km: number): number {
  return Math.round(km * 100) / 100;
}
