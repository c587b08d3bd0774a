/** The result of a command: events (none when nothing is left to do), or why it is not carried out. */
export type Decision<Event, Reason> =
  | { readonly outcome: 'events'; readonly events: readonly Event[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

/** The outcome of a command. `state` is as after it. */
export type Handled<State, Event, Reason> =
  | { readonly outcome: 'changed' | 'unchanged'; readonly state: State; readonly events: readonly Event[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason; readonly state: State };

/** A stream of events and the state that they make. */
export interface EventStream<State, Event> {
  /** Names the stream in errors. */
  readonly name: string;
  /** How often a decision is made at most, the first time included. */
  readonly maxDecisions: number;
  /** The state to decide about first, which may be behind the store; absent: it is read. */
  readonly known?: { readonly state: State };
  /** The state as it is in the store. */
  read(): Promise<State>;
  /** Appends after the last event of `state`; false when that is no longer the stream's last. */
  append(events: readonly Event[], state: State): Promise<boolean>;
  evolve(state: State, event: Event): State;
}

/** The stream changed whenever a command on it was decided; the caller may try again. */
export class ContendedError extends Error {
  override readonly name = 'ContendedError';
  readonly temporary = true;
}

/**
 * Loads, decides, appends; decides again on the new state when another writer appended first. A known state is not enough
 * for a refusal, or for there being nothing to do: no append would find out that it is stale, so both are decided again on what is
 * read. Errors: {@link ContendedError} after `maxDecisions`, those of `read` and `append`.
 */
export async function handleCommand<State, Event, Reason>(
  stream: EventStream<State, Event>,
  decide: (state: State) => Decision<Event, Reason>,
): Promise<Handled<State, Event, Reason>> {
  let known = stream.known;
  for (let decisions = 0; decisions < stream.maxDecisions; decisions += 1) {
    const { state } = known ?? { state: await stream.read() };
    const mayBeStale = known !== undefined;
    known = undefined;
    const decision = decide(state);
    const events = decision.outcome === 'refused' ? [] : decision.events;
    if (events.length === 0 && mayBeStale) continue;
    if (decision.outcome === 'refused') return { ...decision, state };
    if (events.length === 0) return { outcome: 'unchanged', state, events };
    if (await stream.append(events, state)) {
      return { outcome: 'changed', state: events.reduce(stream.evolve, state), events };
    }
  }
  throw new ContendedError(`${stream.name} changed ${stream.maxDecisions} times while a command was decided.`);
}
