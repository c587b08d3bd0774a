/** The header with the id of the request that caused a message, the same for all messages that follow from it. */
export const correlationIdHeader = 'correlation-id';

/** The header with the id of the event that caused a message. */
export const causationIdHeader = 'causation-id';

/** The header of a rider event with the name of its publisher, if that is a part of Dakpion. */
export const sourceHeader = 'source';
export const robotCourierSource = 'robot-courier';
