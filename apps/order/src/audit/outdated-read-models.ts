import { readModels } from '@dakpion/read-models';
import { ReadModelBuilds, type StateStore } from '@dakpion/state-store';

/** A read model that still serves documents of a former form, or none. */
interface OutdatedReadModel {
  readonly name: string;
  /** How much of the present form is built, in percent. Null: not known, e.g. because no program is running. */
  readonly percent: number | null;
}

/**
 * The read models whose documents cannot be compared with the events. After an upgrade, the present form is still being built, and
 * the former form lacks the new fields. After a loss, there is no former form, and before the first start nothing is recorded.
 * Rejects with the errors of the state store.
 */
export async function outdatedReadModels(stateStore: StateStore): Promise<readonly OutdatedReadModel[]> {
  const recorded = new ReadModelBuilds(stateStore);
  const outdated: OutdatedReadModel[] = [];
  for (const model of readModels) {
    if ((await recorded.servedVersion(model)) === model.version) continue;
    const progress = await recorded.presentProgress(model, (await recorded.read(model)) ?? []);
    outdated.push({ name: model.name, percent: progress?.percent ?? null });
  }
  return outdated;
}
