/** The rights of a token: `operator` everything, `auditor` only reading and exporting. */
export const operatorRoles = ['operator', 'auditor'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
