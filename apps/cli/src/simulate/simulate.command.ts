import { environments } from '@dakpion/contracts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../whole-number.ts';
import { readScenarioMix, type ScenarioMix } from './scenario-mix.ts';
import { simulate } from './simulate.ts';

/** `dakpion simulate`, against a running server. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description(
      'put a running server under load: partners, orders, riders; exit code 1 when something is lost, out of order or wrongly signed',
    )
    .addHelpText('after', explanation)
    .option('--url <url>', 'address of the server')
    .option('--api-url <url>', "address of the partners' API, when it is not the operators'")
    .addOption(new Option('--environment <environment>', 'where').choices(environments).default('sandbox'))
    .option('--partners <count>', 'partners to make', wholeNumber(1, 100), 3)
    .option('--key <api_key>', 'in place of making partners: the key of one; may be repeated', collected)
    .option('--secret <whsec…>', 'and the secret that its webhooks are signed with', collected)
    .option('--rate <orders>', 'orders per second', number(0.01, 10_000), 5)
    .option('--duration <seconds>', 'how long', number(0.1, 86_400), 30)
    .option('--quotes <share>', 'part of the orders that are quoted first', number(0, 1), 0.5)
    .option('--polls <share>', 'part of the orders whose status is asked for', number(0, 1), 0.2)
    .addOption(
      new Option('--scenarios <mix>', 'sandbox: e.g. deliver=8,no_rider=1,slow=1')
        .argParser(scenarioMix)
        .default(scenarioMix('deliver'), 'deliver'),
    )
    .option('--step <seconds>', "production: time between a rider's steps", number(0.01, 3_600), 3)
    .option(
      '--location-every <seconds>',
      "production: time between a rider's locations, 0 for none",
      number(0, 3_600),
      5,
    )
    .addOption(
      new Option('--rider-events <way>', 'production: how riders tell').choices(['http', 'kafka']).default('http'),
    )
    .option(
      '--concurrency <count>',
      'most requests under way; what is due beyond is left out',
      wholeNumber(1, 10_000),
      200,
    )
    .option('--quiet <seconds>', 'after the load: give up when no webhook came for so long', number(1, 3_600), 60)
    .option('--json', 'print JSON')
    .action(simulate);
}

const explanation = `
Requests are sent at their times, however slow the answers; latencies count from those times. Ctrl-C ends the load and
waits for what is under way, a second one ends the wait. Webhooks come to ports of 127.0.0.1, which the server must be
allowed to send to (WEBHOOK_ALLOW_PRIVATE). Partners and orders stay where they were made. Production orders are also
asked of real dispatch systems: use that environment only where there are none.`;

function number(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`It must be a number from ${min} to ${max}.`);
  };
}

function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function scenarioMix(text: string): ScenarioMix {
  const mix = readScenarioMix(text);
  if (mix === null) throw new InvalidArgumentError('It must name scenarios with whole weights, e.g. deliver=8,slow=1.');
  return mix;
}
