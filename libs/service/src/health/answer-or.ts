import pTimeout from 'p-timeout';

const answerWithinMs = 2_000;

/** The answer of a readiness check. The fallback if it fails or takes more than 2 s. */
export function answerOr<Answer, const Fallback>(
  fallback: Fallback,
  question: Promise<Answer>,
): Promise<Answer | Fallback> {
  const answered = question.catch(() => fallback);
  return pTimeout(answered, { milliseconds: answerWithinMs, fallback: () => fallback });
}
