/** The publisher is no longer allowed to send. Nothing was sent, or an earlier try was not acknowledged. */
export class PublishWithdrawnError extends Error {
  override readonly name = 'PublishWithdrawnError';
  readonly temporary = true;

  constructor() {
    super('The messages are not sent: their publisher may not send them any more');
  }
}

/** Thrown by a handler if a retry cannot succeed. `reason` is a code, `detail` a sentence. */
export class RejectedMessageError extends Error {
  override readonly name = 'RejectedMessageError';
  constructor(
    readonly reason: string,
    readonly detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}

/** Nothing handles messages of this type. An instance of a newer version may. */
export class UnknownTypeError extends RejectedMessageError {
  readonly needsNewerVersion = true;
}

/** No reply came in time. The request may have been carried out. */
export class RequestTimeoutError extends Error {
  override readonly name = 'RequestTimeoutError';
  readonly temporary = true;
}

/** The handler of a request threw. If it is not `temporary`, the same request fails again until the fault is mended. */
export class RequestFailedError extends Error {
  override readonly name = 'RequestFailedError';
  constructor(
    message: string,
    readonly temporary: boolean,
  ) {
    super(message);
  }
}

/** The engine does not answer or is closing. The caller may try again. */
export class BrokerUnavailableError extends Error {
  override readonly name = 'BrokerUnavailableError';
  readonly temporary = true;
}

/** A message is larger than {@link maxMessageBytes}, or its value cannot be JSON. Nothing was sent. */
export class UnsendableMessageError extends Error {
  override readonly name = 'UnsendableMessageError';
}
