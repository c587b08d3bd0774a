import { type FollowerFault, FollowerFaults, type StateStore } from '@dakpion/state-store';
import { answerOr } from './answer-or.ts';

/**
 * The faults of followers, for a readiness check. Empty if the state store does not answer within 2 s, which has its own check.
 */
export function followerFaults(stateStore: StateStore): Promise<readonly FollowerFault[]> {
  return answerOr([], new FollowerFaults(stateStore).list());
}
