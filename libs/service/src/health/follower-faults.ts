import { type FollowerFault, FollowerFaults, type StateStore } from '@dakpion/state-store';
import pTimeout from 'p-timeout';

const answerWithinMs = 2_000;

/**
 * The faults of followers, for a readiness check. Empty if the state store does not answer within 2 s, which has its own check.
 */
export function followerFaults(stateStore: StateStore): Promise<readonly FollowerFault[]> {
  const listed = new FollowerFaults(stateStore).list().catch(() => []);
  return pTimeout(listed, { milliseconds: answerWithinMs, fallback: () => [] });
}
