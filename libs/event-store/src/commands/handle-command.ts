/** The decision about a command: events (none if nothing has to change), or a refusal. */
export type Decision<Event, Reason> =
  | { readonly outcome: 'events'; readonly events: readonly Event[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason };

/** The outcome of a command. `state` is the state after it. */
type Handled<State, Event, Reason> =
  | { readonly outcome: 'changed' | 'unchanged'; readonly state: State; readonly events: readonly Event[] }
  | { readonly outcome: 'refused'; readonly refusal: Reason; readonly state: State };

/** An event stream and the state that its events make. */
export interface EventStream<State, Event> {
  /** The name of the stream in errors. */
  readonly name: string;
  /** The maximum number of decisions, including the first one. */
  readonly maxDecisions: number;
  /** The state for the first decision, which can be older than the store. Absent: the state is read. */
  readonly known?: { readonly state: State };
  /** Reads the state from the store. */
  read(): Promise<State>;
  /** Appends after the last event of `state`. False if the stream has another last event. */
  append(events: readonly Event[], state: State): Promise<boolean>;
  evolve(state: State, event: Event): State;
}

/** Another writer changed the stream during each decision. The caller may try again. */
export class ContendedError extends Error {
  override readonly name = 'ContendedError';
  readonly temporary = true;
}

/**
 * Loads, decides and appends. If another writer appended first, it decides again on the new state. A refusal, or a decision
 * that appends nothing, does not rely on a known state: no append would detect that it is stale, so both are decided again on
 * the state in the store. Errors: {@link ContendedError} after `maxDecisions`, those of `read` and `append`.
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
