import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { QuotationsController } from './quotations.controller.ts';

/** Quotations for partners. */
@Module({
  imports: [AccessModule, OrdersModule],
  controllers: [QuotationsController],
})
export class QuotationsModule {}
