import { OneOf, Text } from '@dakpion/validation';
import { type OperatorRole, operatorRoles } from '../operator-tokens/operator-roles.ts';

/** The body. */
export class IssueOperatorTokenDto {
  /** The person or program that uses the token. */
  @Text(60) readonly name!: string;
  @OneOf(operatorRoles) readonly role!: OperatorRole;
}
