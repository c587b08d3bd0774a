/** Where an order lives. It is that of the API key; data of the two never mix. */
export const environments = ['sandbox', 'production'] as const;
export type Environment = (typeof environments)[number];
