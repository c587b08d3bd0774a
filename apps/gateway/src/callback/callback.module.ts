import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CallbackUrlController } from './callback-url.controller.ts';
import { CallbackUrlCheck } from './callback-url-check.ts';

/** Callback URLs and their check. */
@Module({
  imports: [AccessModule],
  controllers: [CallbackUrlController],
  providers: [CallbackUrlCheck],
  exports: [CallbackUrlCheck],
})
export class CallbackModule {}
