import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { ExportEventsController } from './export-events.controller.ts';
import { ExportedEvents } from './exported-events.ts';
import { OrderProofs } from './order-proofs.ts';
import { TransparencyController } from './transparency.controller.ts';

/** The transparency log for auditors, and the proofs of orders. */
@Module({
  imports: [AccessModule],
  controllers: [TransparencyController, ExportEventsController],
  providers: [OrderProofs, ExportedEvents],
  exports: [OrderProofs],
})
export class TransparencyModule {}
