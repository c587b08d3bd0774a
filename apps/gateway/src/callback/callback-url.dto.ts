import { Text } from '../validation/field.ts';

/** The body of PUT: where webhooks go; null, and only null, removes it. */
export class CallbackUrlDto {
  @Text(2_000, 'optional') readonly callback_url!: string | null;
}
