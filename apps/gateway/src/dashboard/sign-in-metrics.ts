import { Counter } from 'prom-client';

type SignInOutcome = 'signed_in' | 'refused' | 'locked' | 'code_required' | 'choice_required' | 'suspended';

const total = new Counter({
  name: 'dakpion_dashboard_sign_ins_total',
  help: 'Attempts to sign in to the dashboard, by outcome.',
  labelNames: ['outcome'] as const,
});

export function countSignIn(outcome: SignInOutcome): void {
  total.inc({ outcome });
}
