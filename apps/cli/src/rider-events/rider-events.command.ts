import { withServer } from '@dakpion/command-line';
import { Command } from 'commander';
import { sendRiderEvents } from './send-rider-events.ts';

/** `dakpion rider-events send`, on a running server. */
export function riderEventCommands(): Command {
  const riderEvents = new Command('rider-events').description('report rider events in place of a dispatch system');
  withServer(
    riderEvents
      .command('send')
      .description('send rider events; exits with 1 if one was refused')
      .argument('<file>', 'JSON: one event, or an array of up to 500 (docs/asyncapi.yaml); - reads standard input'),
  ).action(sendRiderEvents);
  return riderEvents;
}
