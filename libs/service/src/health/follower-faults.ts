import { type FollowerFault, FollowerFaults, type StateStore } from '@dakpion/state-store';

const answerWithinMs = 2_000;

/** The faults of followers, for a readiness check. None when the state store does not tell within 2 s, which is a check of its own. */
export async function followerFaults(stateStore: StateStore): Promise<readonly FollowerFault[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly FollowerFault[]>((resolve) => {
    timer = setTimeout(() => resolve([]), answerWithinMs);
  });
  const listed = new FollowerFaults(stateStore).list().catch(() => []);
  const faults = await Promise.race([listed, late]);
  clearTimeout(timer);
  return faults;
}
