// For specs of packages that serve or reach an event store: the suite that every store passes, and the events in it.
export { eventStoreContract } from './event-store.contract.ts';
export { all, anEvent, idsOf, someEvents } from './some-events.fixture.ts';
