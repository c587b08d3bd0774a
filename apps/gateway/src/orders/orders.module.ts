import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CallbackModule } from '../callback/callback.module.ts';
import { OrderCommands } from '../service-requests/order-commands.ts';
import { TransparencyModule } from '../transparency/transparency.module.ts';
import { CreateOrders } from './create-orders.ts';
import { ListOrders } from './list-orders.ts';
import { OrderCreation } from './order-creation.ts';
import { OrdersController } from './orders.controller.ts';
import { Prices } from './prices.ts';

/** The orders of partners, and the prices of quotations and orders. */
@Module({
  imports: [AccessModule, CallbackModule, TransparencyModule],
  controllers: [OrdersController],
  providers: [OrderCommands, OrderCreation, CreateOrders, ListOrders, Prices],
  exports: [Prices],
})
export class OrdersModule {}
