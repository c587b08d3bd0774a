import { DeadLetters } from '@dakpion/dead-letters';
import type { EventStore } from '@dakpion/event-store';
import { StreamRelease } from '@dakpion/following';
import type { Broker } from '@dakpion/messaging';
import {
  closedSecret,
  PartnerAccounts,
  Partners,
  SecretBox,
  SignInLinks,
  TeamAccounts,
  Teams,
} from '@dakpion/partners';
import { DeliveryLog, OpenOrders, OrderViews, Redeliveries, Usage } from '@dakpion/read-models';
import { BROKER, CLOCK, type Clock, EVENT_STORE, SETTINGS, STATE_STORE } from '@dakpion/service';
import { type Settings, StartRefusedError } from '@dakpion/settings';
import type { StateStore } from '@dakpion/state-store';
import { TreeReader } from '@dakpion/transparency';
import type { Provider } from '@nestjs/common';

/** What the libraries read and write in the event store and the state store. */
export const storeProviders: Provider[] = [
  { provide: DeliveryLog, useFactory: (store: StateStore) => new DeliveryLog(store), inject: [STATE_STORE] },
  { provide: Redeliveries, useFactory: (store: StateStore) => new Redeliveries(store), inject: [STATE_STORE] },
  {
    provide: OrderViews,
    useFactory: (store: StateStore, clock: Clock) => new OrderViews(store, clock),
    inject: [STATE_STORE, CLOCK],
  },
  { provide: TreeReader, useFactory: (events: EventStore) => new TreeReader(events), inject: [EVENT_STORE] },
  { provide: Usage, useFactory: (store: StateStore) => new Usage(store), inject: [STATE_STORE] },
  { provide: OpenOrders, useFactory: (store: StateStore) => new OpenOrders(store), inject: [STATE_STORE] },
  {
    provide: Partners,
    useFactory: (store: StateStore, events: EventStore) => new Partners(store, events),
    inject: [STATE_STORE, EVENT_STORE],
  },
  {
    provide: PartnerAccounts,
    useFactory: partnerAccounts,
    inject: [EVENT_STORE, STATE_STORE, CLOCK, SETTINGS],
  },
  {
    provide: Teams,
    useFactory: (store: StateStore, events: EventStore) => new Teams(store, events),
    inject: [STATE_STORE, EVENT_STORE],
  },
  { provide: SignInLinks, useFactory: (store: StateStore) => new SignInLinks(store), inject: [STATE_STORE] },
  {
    provide: TeamAccounts,
    useFactory: (eventStore: EventStore, stateStore: StateStore, clock: Clock) =>
      new TeamAccounts({ eventStore, stateStore }, clock),
    inject: [EVENT_STORE, STATE_STORE, CLOCK],
  },
  {
    provide: StreamRelease,
    useFactory: (events: EventStore, clock: Clock) => new StreamRelease(events, clock),
    inject: [EVENT_STORE, CLOCK],
  },
  {
    provide: DeadLetters,
    useFactory: (broker: Broker, events: EventStore, clock: Clock) => new DeadLetters(broker, events, clock),
    inject: [BROKER, EVENT_STORE, CLOCK],
  },
];

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
