/** Largest body of a request in bytes. */
export const bodyLimitBytes = 64 * 1024;

/** Largest body of rider events in bytes: 500 events of the largest legal kind do not fit into the ordinary limit. */
export const riderEventsBodyLimitBytes = 2 * 1024 * 1024;

/** Longest part of a path that stands for an id, in characters. */
export const maxPathPartLength = 200;

/** How long a client may take to send the headers of a request, in ms; from the connection on for the first one. */
export const headersTimeoutMs = 10_000;

/** How long a client may take to send its request, in ms. */
export const requestTimeoutMs = 30_000;

/** How long an idle connection is kept, in ms; longer than the usual load balancer's 60 s, so that it closes first. */
export const keepAliveTimeoutMs = 72_000;

/** How often clients are looked for that took longer than that, in ms. Node's default of 30 s would be added to each limit. */
export const lateClientsCheckMs = 1_000;
