import { integer, serverAddress } from '@dakpion/command-line';
import { environments } from '@dakpion/contracts';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readScenarioMix, type ScenarioMix } from './scenario-mix.ts';
import { simulate } from './simulate.ts';

/** `dakpion simulate`, against a running server. */
export function simulateCommand(): Command {
  return new Command('simulate')
    .description(
      'put a running server under load with partners, orders and riders; exits with 1 if a webhook was lost, out of order or badly signed, or if no order was placed',
    )
    .addHelpText('after', explanation)
    .option('--url <url>', 'address of the server', serverAddress)
    .option('--api-url <url>', "address of the partners' API, if it differs from the operators' API", serverAddress)
    .addOption(
      new Option('--environment <environment>', 'environment of the orders').choices(environments).default('sandbox'),
    )
    .option('--partners <count>', 'number of partners to create', integer(1, 100), 3)
    .option('--key <api_key>', 'key of an existing partner, instead of creating partners; repeatable', collected)
    .option('--secret <whsec…>', 'webhook signing secret of the partner of --key; repeatable', collected)
    .option('--rate <orders>', 'orders per second', number(0.01, 10_000), 5)
    .option('--duration <seconds>', 'duration of the load', number(0.1, 86_400), 30)
    .option('--quotes <share>', 'share of the orders that request a quotation first', number(0, 1), 0.5)
    .option('--polls <share>', 'share of the orders whose status is polled', number(0, 1), 0.2)
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
      new Option('--rider-events <way>', 'production: transport of the rider events')
        .choices(['http', 'kafka'])
        .default('http'),
    )
    .option(
      '--concurrency <count>',
      'maximum number of concurrent requests; requests that are due beyond it are skipped',
      integer(1, 10_000),
      200,
    )
    .option(
      '--quiet <seconds>',
      'after the load: stop waiting when no webhook arrived for this time',
      number(1, 3_600),
      60,
    )
    .option('--json', 'print JSON')
    .action(simulate);
}

const explanation = `
Requests are sent at a fixed rate that slow responses do not reduce. Latencies count from the time at which a request was
due. Ctrl-C ends the load and waits for requests and orders in progress. A second Ctrl-C ends the wait. Webhooks are
received on ports of 127.0.0.1. The server must be allowed to send there (WEBHOOK_ALLOW_PRIVATE). Partners and orders are
not removed. Real dispatch systems receive production orders: use that environment only where no dispatch system is connected.`;

function number(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== '' && value >= min && value <= max) return value;
    throw new InvalidArgumentError(`Must be a number from ${min} to ${max}.`);
  };
}

function collected(text: string, before: readonly string[] = []): readonly string[] {
  return [...before, text];
}

function scenarioMix(text: string): ScenarioMix {
  const mix = readScenarioMix(text);
  if (mix === null) throw new InvalidArgumentError('Must list scenarios with integer weights, e.g. deliver=8,slow=1.');
  return mix;
}
