import { TextLike } from '@dakpion/validation';

/** The query of one webhook: the start of a further page of its attempts. */
export class GetWebhookDto {
  @TextLike(/^\d{1,9}$/, 'the attempts_next of a previous response', 'optional') readonly attempts_after!:
    | string
    | null;
}
