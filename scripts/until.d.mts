export function until<Found>(
  what: string,
  look: () => Promise<Found | false | undefined> | Found | false | undefined,
  withinMs?: number,
  everyMs?: number,
): Promise<Found>;
