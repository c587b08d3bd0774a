/** Node options with which `npm start` runs the embedded program. */
export const nodeOptions: readonly string[];
