/** The tokens that every module can inject: the engines, the clock and the settings. */
export const EVENT_STORE = Symbol('EventStore');
export const BROKER = Symbol('Broker');
export const BROKER_CLIENT = Symbol('BrokerClient');
export const STATE_STORE = Symbol('StateStore');
export const DISK_SPACE = Symbol('DiskSpace');
/** A function: whether the process needs a restart. */
export const IS_STUCK = Symbol('IsStuck');
export const CLOCK = Symbol('Clock');
export const SETTINGS = Symbol('Settings');
/** An AbortSignal. It aborts when the process begins to stop, before its services stop one after the other. */
export const STOPPING = Symbol('Stopping');

/** Epoch milliseconds. */
export type Clock = () => number;
