import { DeadLetters } from '@dakpion/dead-letters';
import type { EventStore } from '@dakpion/event-store';
import { Checkpoints, StreamRelease } from '@dakpion/following';
import {
  closedSecret,
  PartnerAccounts,
  Partners,
  SecretBox,
  SignInLinks,
  TeamAccounts,
  Teams,
} from '@dakpion/partners';
import {
  DeliveryLog,
  OpenOrders,
  OrderEventIndex,
  OrderViews,
  Redeliveries,
  RiderLocations,
  Usage,
} from '@dakpion/read-models';
import { BROKER, CLOCK, type Clock, constructedWith, EVENT_STORE, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { TreeReader } from '@dakpion/transparency';
import { Module, type Provider } from '@nestjs/common';
import { PartnerStorage } from '../partner-storage/partner-storage.ts';

const stores: readonly Provider[] = [
  ...constructedWith(
    [STATE_STORE],
    Checkpoints,
    DeliveryLog,
    OpenOrders,
    OrderEventIndex,
    Redeliveries,
    RiderLocations,
    SignInLinks,
    Usage,
  ),
  ...constructedWith([STATE_STORE, CLOCK], OrderViews),
  ...constructedWith([STATE_STORE, EVENT_STORE], Partners, Teams),
  ...constructedWith([EVENT_STORE], TreeReader),
  ...constructedWith([EVENT_STORE, CLOCK], StreamRelease),
  ...constructedWith([EVENT_STORE, STATE_STORE, CLOCK], TeamAccounts),
  ...constructedWith([BROKER, EVENT_STORE, CLOCK], DeadLetters),
  PartnerStorage,
  {
    provide: PartnerAccounts,
    useFactory: partnerAccounts,
    inject: [EVENT_STORE, STATE_STORE, CLOCK, SETTINGS],
  },
];

/** The classes that read and write the event store and the state store: those of the libraries, and the limit on a partner's storage. */
@Module({ providers: [...stores], exports: [...stores] })
export class StoresModule {}

/**
 * Refuses to start if SECRETS_KEY cannot open every sealed secret: other instances could not open the secrets that this
 * one seals.
 */
async function partnerAccounts(
  events: EventStore,
  store: StateStore,
  clock: Clock,
  { secretsKey }: Settings,
): Promise<PartnerAccounts> {
  const secretBox = SecretBox.ofSetting(secretsKey);
  const closed = await closedSecret(store, secretBox, clock(), { withCodes: true });
  if (closed !== null) throw new StartRefusedError(closed);
  return new PartnerAccounts(events, store, clock, secretBox);
}
