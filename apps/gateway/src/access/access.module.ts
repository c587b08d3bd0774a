import { followerOf } from '@dakpion/following';
import { PartnerProjection } from '@dakpion/partners';
import { CLOCK, constructedWith, EVENT_STORE, STATE_STORE } from '@dakpion/service';
import { Module } from '@nestjs/common';
import { OperatorTokens } from '../operator-tokens/operator-tokens.ts';
import { StoresModule } from '../stores/stores.module.ts';
import { Admission } from './admission.ts';
import { ApiKeyAccess } from './api-key.access.ts';
import { DispatchAccess } from './dispatch.access.ts';
import { FailedAuthentications } from './failed-authentications.ts';
import { OperatorAccess } from './operator.access.ts';
import { PartnerAccess } from './partner.access.ts';
import { PasswordChecks } from './password-checks.ts';
import { SessionAccess } from './session.access.ts';
import { Sessions } from './sessions.ts';

/** Decides who may send a request. All APIs import it, and with it the access to the stores. */
@Module({
  imports: [StoresModule],
  providers: [
    Admission,
    ApiKeyAccess,
    PartnerAccess,
    OperatorAccess,
    DispatchAccess,
    SessionAccess,
    Sessions,
    FailedAuthentications,
    OperatorTokens,
    PasswordChecks,
    // API keys are checked against the partners' read models.
    ...constructedWith([EVENT_STORE, STATE_STORE], PartnerProjection),
    followerOf([EVENT_STORE, STATE_STORE, CLOCK], PartnerProjection),
  ],
  exports: [
    StoresModule,
    PartnerAccess,
    SessionAccess,
    Sessions,
    FailedAuthentications,
    OperatorTokens,
    PasswordChecks,
  ],
})
export class AccessModule {}
