import { type Language, languages, type Role, roles } from '@dakpion/partners';
import { OneOf } from '@dakpion/validation';
import { Email } from '../validation/email-field.ts';

/** The body. */
export class InviteUserDto {
  @Email() readonly email!: string;
  @OneOf(roles) readonly role!: Role;
}

/** The body. */
export class ChangeUserRoleDto {
  @OneOf(roles) readonly role!: Role;
}

/** The body. */
export class SetLanguageDto {
  @OneOf(languages, 'en (English) or bn (Bangla)') readonly language!: Language;
}
