import { OrderViews } from '@dakpion/order-views';
import { Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { KeylessApi } from '../access/address-rate-limit.guard.ts';
import { sendPage } from '../pages/page.ts';
import { trackingPage, unknownTrackingPage } from './tracking-page.ts';

const form = /^[0-9A-Za-z_-]{1,200}$/;

/** `GET /track/{token}`: the page that receivers follow their parcel on. Who has the link may see it. */
@KeylessApi('track')
export class TrackingController {
  constructor(private readonly orderViews: OrderViews) {}

  @Get(':token')
  async show(@Param('token') token: string, @Res() reply: FastifyReply): Promise<void> {
    const order = form.test(token) ? await this.orderViews.byTrackingToken(token) : null;
    if (order === null) await sendPage(reply, 404, unknownTrackingPage);
    else await sendPage(reply, 200, trackingPage(order));
  }
}
