import type { CommandContext } from '@dakpion/contracts';

/** A partner asked, with request `req_1`. */
export const context: CommandContext = {
  actor: { kind: 'api_key', key_id: 'key_1' },
  correlation_id: 'req_1',
  causation_id: null,
};
