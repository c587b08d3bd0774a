/** Largest answer in bytes, except downloads and event streams, which are never in memory as a whole. */
export const maxAnswerBytes = 1.25 * 1024 * 1024;

/** A page of entries of different sizes ends after the entry that reaches this size in bytes. */
export const pageBytes = 512 * 1024;

/** Largest body of a request in bytes. */
export const bodyLimitBytes = 64 * 1024;

/**
 * Largest body in bytes on routes that read it before they check a credential. Thousands of such requests may come at the same
 * time.
 */
export const openBodyLimitBytes = 8 * 1024;

/** Largest body of rider events in bytes: 500 events of the largest legal size exceed the ordinary limit. */
export const riderEventsBodyLimitBytes = 2 * 1024 * 1024;

/** Largest body of a request for many orders in bytes: 100 usual orders, Bangla included, take about 100 KiB. */
export const bulkOrdersBodyLimitBytes = 1024 * 1024;

/** Longest path segment for an id, in characters. */
export const maxPathPartLength = 200;

/**
 * The maximum number of headers of a request. The time that Node takes to read the headers grows with their number: half a
 * millisecond for the 2,000 that it would read. Apache has the same limit. Node counts them in groups of 32, and notices one more only
 * if the limit is no multiple of that.
 */
export const maxHeaders = 100;

/** The maximum number of parameters of a query. They are read before it is known who sends them. */
export const maxParameters = 100;

/**
 * The maximum number of requests in progress on one connection, whose client does not wait for the answers. Node itself has no
 * limit, and begins all requests that it has read in one turn of the event loop.
 */
export const maxPipelinedRequests = 16;

/**
 * Time-out for a client to send the headers of a request, in ms. For the first request, it is counted from the start of the
 * connection.
 */
export const headersTimeoutMs = 10_000;

/** Time-out for a client to send its request, in ms. */
export const requestTimeoutMs = 30_000;

/**
 * How long an idle connection is kept, in ms: longer than the 60 s of common load balancers, so that the load balancer closes
 * first.
 */
export const keepAliveTimeoutMs = 72_000;

/** How long a client may leave a complete answer unread, in ms. Node notices it after one to two times this time. */
export const unreadAnswerMs = 15_000;

/** How often expired connections are searched for, in ms. Node's default of 30 s would be added to each limit. */
export const lateClientsCheckMs = 1_000;

/** How long a client can read the last answer before its connection is destroyed, in ms. */
export const lingerMs = 1_000;
