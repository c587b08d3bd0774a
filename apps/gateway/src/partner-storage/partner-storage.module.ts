import { Module } from '@nestjs/common';
import { StoresModule } from '../stores/stores.module.ts';
import { PartnerStorage } from './partner-storage.ts';

/** How much each partner has stored. */
@Module({
  imports: [StoresModule],
  providers: [PartnerStorage],
  exports: [PartnerStorage],
})
export class PartnerStorageModule {}
