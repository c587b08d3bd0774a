import type { OrderDetails } from '@dakpion/contracts';
import { Partners } from '@dakpion/partners';
import { OrderViews, type TrackedOrder } from '@dakpion/read-models';
import { CLOCK, type Clock, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable } from '@nestjs/common';
import { hasEnded, type TrackedParcel, trackedParcel } from './tracked-parcel.ts';

/** The parcel of a link. */
export type TrackingResult =
  | { readonly outcome: 'found'; readonly parcel: TrackedParcel; readonly now: number }
  | { readonly outcome: 'ended' }
  | { readonly outcome: 'unknown' };

/** The data that stays the same while a parcel is followed. */
export interface FollowedParcel {
  readonly tracked: TrackedOrder;
  readonly partnerName: string | null;
}

const form = /^[0-9A-Za-z_-]{1,100}$/;

/** Reads the parcels of tracking links. Rejects with the errors of the state store. */
@Injectable()
export class TrackedParcels {
  constructor(
    private readonly orderViews: OrderViews,
    private readonly partners: Partners,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The order of a token, in two reads. Null: the token is unknown. */
  async follow(token: string): Promise<FollowedParcel | null> {
    const tracked = form.test(token) ? await this.orderViews.trackedOrder(token) : null;
    if (tracked === null) return null;
    // While partners cannot be read, a page without the partner's name is better than none.
    const partner = await this.partners.find(tracked.partner_id).catch(() => null);
    return { tracked, partnerName: partner?.name ?? null };
  }

  /** The present state of the parcel. */
  async read({ tracked, partnerName }: FollowedParcel): Promise<TrackingResult> {
    const order = await this.orderViews.details(tracked, tracked.order_id);
    if (order === null) return { outcome: 'unknown' };
    const now = this.clock();
    if (hasEnded(order, now)) return { outcome: 'ended' };
    const nextUrl = await this.nextUrl(tracked, order);
    const { alertMinutes } = this.settings;
    return { outcome: 'found', parcel: trackedParcel(order, { partnerName, nextUrl, now, alertMinutes }), now };
  }

  private async nextUrl(tracked: TrackedOrder, { retried_by_order_id }: OrderDetails): Promise<string | null> {
    if (retried_by_order_id === null) return null;
    return (await this.orderViews.details(tracked, retried_by_order_id))?.tracking_url ?? null;
  }
}
