import type { LogLevel } from '@dakpion/settings';
import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';
import { prettyFactory } from 'pino-pretty';
import { logOutputTo } from './log-output.ts';

/** The start-up messages of Nest only help to debug a start, so the normal log does not contain them. */
const chatter = new Set([
  'InstanceLoader',
  'NestFactory',
  'NestApplication',
  'NestMicroservice',
  'RouterExplorer',
  'RoutesResolver',
]);

/** Lines of this context are a security record, and are written at any log level. */
const securityContext = 'Security';

const stdout = 1;
const warn = 40;

/**
 * One JSON line for each entry, and readable lines on a terminal. Written immediately, so that a crash loses none. Every line names
 * the process as `service`, also before its services have started.
 */
export function openLog(level: LogLevel, service: string): Logger {
  const format = terminalFormat();
  const output = logOutputTo(stdout, (count) => format(droppedEntry(service, count)));
  const write = (line: string) => output.write(format(line));
  return pino({ level, base: { service }, timestamp: pino.stdTimeFunctions.isoTime }, { write });
}

/** On a terminal, makes the JSON lines of a log readable. Otherwise, and for other text, the line stays as it is. */
export function terminalFormat(): (line: string) => string {
  if (!process.stdout.isTTY) return (line) => line;
  const readable = prettyFactory({
    translateTime: 'SYS:HH:MM:ss.l',
    ignore: 'pid,hostname,service,context',
    messageFormat: '{service} {context}: {msg}',
  });
  return (line) => readable(line) ?? line;
}

function droppedEntry(service: string, count: number): string {
  const msg = `${count} log lines could not be written`;
  return `${JSON.stringify({ level: warn, time: new Date().toISOString(), service, msg })}\n`;
}

/**
 * The logger of Nest over pino: the last parameter is the context. Before it, an error has its stack or object, and a text can have
 * the fields of its line.
 */
export class ServiceLogger implements LoggerService {
  private readonly securityLogger: Logger;

  constructor(private readonly logger: Logger) {
    this.securityLogger = logger.child({}, { level: 'info' });
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
    const logger = context === securityContext ? this.securityLogger : this.logger;
    if (!logger.isLevelEnabled(level)) return;
    const [first] = details;
    const error = message instanceof Error ? message : first instanceof Error ? first : undefined;
    const stack = typeof first === 'string' ? { stack: first } : {};
    const given = typeof message === 'string' ? first : message;
    const fields = typeof given === 'object' && !(given instanceof Error) ? { ...given } : {};
    const text = typeof message === 'string' ? message : (error?.message ?? '');
    logger[level]({ context, ...fields, ...stack, ...(error === undefined ? {} : { err: error }) }, text);
  }
}

function split(rest: readonly unknown[]): { context: string; details: readonly unknown[] } {
  const last = rest.at(-1);
  return typeof last === 'string' ? { context: last, details: rest.slice(0, -1) } : { context: '', details: rest };
}
