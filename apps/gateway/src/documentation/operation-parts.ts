import { NoFieldsDto } from '../validation/no-fields.dto.ts';

// The paths, bodies and problems that operations of several files share.

export const business = '/v1/business';
export const dashboard = '/v1/dashboard';
export const partners = '/v1/operator/partners';
export const ofPartner = `${partners}/{partner_id}`;
export const ofEnvironment = `${ofPartner}/{environment}`;
export const letters = '/v1/operator/dead-letters';

/** A body that may be left out and has no fields. */
export const noFields = { shape: NoFieldsDto, isOptional: true } as const;

/** The problems of dashboard operations that change something. */
export const changing = ['cross_site_request'] as const;
/** The problems of dashboard operations that change something and are for some roles. */
export const forSome = ['cross_site_request', 'role_not_allowed'] as const;
