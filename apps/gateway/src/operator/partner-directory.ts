import { type Environment, environments, type Owner } from '@dakpion/contracts';
import { type PartnerChange, type PartnerSummary, Partners } from '@dakpion/partners';
import { Injectable } from '@nestjs/common';
import { ProblemError } from '../problems/problem-error.ts';
import { unlessRefused } from '../problems/unless-refused.ts';

const form = /^prt_[0-9a-z]{26}$/;

/** A partner and environment as sent in the path. */
export type OwnerPath = Record<keyof Owner, string>;

/** Finds partners for operators, without their secrets. */
@Injectable()
export class PartnerDirectory {
  constructor(private readonly partners: Partners) {}

  /** Throws `partner_not_found`. */
  async find(partnerId: string): Promise<PartnerSummary> {
    const summary = await this.partners.summary(partnerIdIn(partnerId));
    if (summary === null) throw new ProblemError({ code: 'partner_not_found', partner_id: partnerId });
    return summary;
  }

  /** The partner after a change. Throws `partner_not_found`. */
  async after(partnerId: string, change: PartnerChange): Promise<PartnerSummary> {
    unlessRefused(change);
    return this.find(partnerId);
  }

  /** The owner in a path, who exists. Throws as {@link ownerIn}. */
  async ownerIn(path: OwnerPath): Promise<Owner> {
    const environment = environmentIn(path.environment);
    return { partner_id: (await this.find(path.partner_id)).partner_id, environment };
  }
}

/** The owner in a path. Throws `not_found` for an unknown environment, and `partner_not_found` for a malformed id. */
export function ownerIn({ partner_id, environment }: OwnerPath): Owner {
  return { environment: environmentIn(environment), partner_id: partnerIdIn(partner_id) };
}

/** The partner id in a path. Throws `partner_not_found` for a malformed id. */
export function partnerIdIn(text: string): string {
  if (!form.test(text)) throw new ProblemError({ code: 'partner_not_found', partner_id: text });
  return text;
}

/** The environment in a path. Throws `not_found` for any other text. */
export function environmentIn(text: string): Environment {
  const environment = environments.find((each) => each === text);
  if (environment === undefined) throw new ProblemError({ code: 'not_found' });
  return environment;
}
