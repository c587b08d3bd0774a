import { Text } from '@dakpion/validation';

/** The body of cancel. It may be left out. */
export class CancelOrderDto {
  @Text(500, 'optional') readonly cancellation_reason!: string | null;
}
