/** The environment of an order, which is that of the API key. The data of the two environments is never mixed. */
export const environments = ['sandbox', 'production'] as const;
export type Environment = (typeof environments)[number];
