/** Header that ties together all messages that follow from one request; its value is that request's id. */
export const correlationIdHeader = 'correlation-id';

/** Header with the id of the event that a message follows from. */
export const causationIdHeader = 'causation-id';

/** Header of a rider event that names its publisher, when that is one of ours. */
export const sourceHeader = 'source';
export const robotCourierSource = 'robot-courier';
