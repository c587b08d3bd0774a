import { Field, Text } from '@dakpion/validation';
import { pageSizeRule } from '../validation/page.ts';
import { eventPositionRule } from './event-position.ts';

export const defaultEventLimit = 100;
const maxEventLimit = 100;

/** The query of the events, as text. Absent parameters are null. */
export class ListEventsDto {
  @Text(100, 'optional') readonly order_id!: string | null;
  @Field(eventPositionRule, 'optional') readonly after!: string | null;
  @Field(pageSizeRule(maxEventLimit, defaultEventLimit), 'optional') readonly limit!: string | null;
}
