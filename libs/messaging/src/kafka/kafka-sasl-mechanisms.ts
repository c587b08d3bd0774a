/** The ways to show a name and a password to Kafka that we know. */
export const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

export type SaslMechanism = (typeof saslMechanisms)[number];
