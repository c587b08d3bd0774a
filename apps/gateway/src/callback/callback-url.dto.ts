import { Field } from '@dakpion/validation';
import { callbackUrlRule } from './callback-url.rule.ts';

/** The body of PUT: the URL for webhooks. Only an explicit null removes it. */
export class CallbackUrlDto {
  @Field(callbackUrlRule, 'nullable') readonly callback_url!: string | null;
}
