import { Field, type FieldRule, type FieldViolation } from '@dakpion/validation';

const maxEventIds = 1_000;

const eventIdForm = /^evt_\w{1,60}$/;

function findInEventIds(value: unknown): FieldViolation | null {
  const isList = Array.isArray(value) && value.length <= maxEventIds && value.every(isEventId);
  return isList ? null : { code: 'bad_format', message: `Must be a list of at most ${maxEventIds} event ids (evt_…).` };
}

function isEventId(value: unknown): boolean {
  return typeof value === 'string' && eventIdForm.test(value);
}

const eventIdsRule: FieldRule = {
  findViolation: findInEventIds,
  schema: { type: 'array', maxItems: maxEventIds, items: { type: 'string', pattern: eventIdForm.source } },
};

export class RepairOrderDto {
  @Field(eventIdsRule) readonly event_ids!: readonly string[];
}
