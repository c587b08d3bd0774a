import type { LoggerService } from '@nestjs/common';
import { destination, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import type { LogLevel } from './settings.ts';

/** Nest's own start-up chatter is for whoever debugs a start, not for whoever reads the log. */
const chatter = new Set([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/** One JSON line per entry; readable lines on a terminal. Written at once, so that a crash loses none. */
export function openLog(level: LogLevel): Logger {
  const readable = process.stdout.isTTY;
  const stream = readable
    ? pretty({
        sync: true,
        translateTime: 'SYS:HH:MM:ss.l',
        ignore: 'pid,hostname,service,context',
        messageFormat: '{service} {context}: {msg}',
      })
    : destination({ dest: 1, sync: true });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stream);
}

/** Nest's logger over pino: the last parameter is the context, an error before it its stack or object. */
export class ServiceLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(log: Logger, service: string) {
    this.logger = log.child({ service });
  }

  log(message: unknown, ...rest: unknown[]): void {
    const { context } = split(rest);
    this.write(chatter.has(context) ? 'debug' : 'info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: LogLevel, message: unknown, rest: unknown[]): void {
    const { context, details } = split(rest);
    const [first] = details;
    const error = message instanceof Error ? message : first instanceof Error ? first : undefined;
    const stack = typeof first === 'string' ? { stack: first } : {};
    const fields = typeof message === 'object' && !(message instanceof Error) ? { ...message } : {};
    const text = typeof message === 'string' ? message : (error?.message ?? '');
    this.logger[level]({ context, ...fields, ...stack, ...(error === undefined ? {} : { err: error }) }, text);
  }
}

function split(rest: readonly unknown[]): { context: string; details: readonly unknown[] } {
  const last = rest.at(-1);
  return typeof last === 'string' ? { context: last, details: rest.slice(0, -1) } : { context: '', details: rest };
}
