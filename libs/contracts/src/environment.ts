/** The environment of an order, which is the environment of the API key. The data of the two environments is never mixed. */
export const environments = ['sandbox', 'production'] as const;
export type Environment = (typeof environments)[number];
