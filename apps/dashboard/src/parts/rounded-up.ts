/** The next number that is 1, 2 or 5 times a power of ten: the top of a chart's scale. */
export function roundedUp(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5].find((step) => step * power >= value) ?? 10) * power;
}
