import { instant, integer, withServer } from '@dakpion/command-line';
import { Command } from 'commander';
import { auditOrder } from './audit-order.ts';
import { exportEvents } from './export/export-events.ts';
import { printChecked } from './export/print-checked.ts';
import { makeLogKey } from './make-log-key.ts';
import { printTimeline } from './print-timeline.ts';
import { repairOrders } from './repair-orders.ts';
import { verifierOf } from './verifier-of.ts';
import { verifyAllOrders } from './verify-all-orders.ts';

/**
 * `dakpion audit …`. `order`, `timeline` and `verify` read the stores directly. `export` needs a running server and a token.
 * `check-export` needs neither.
 */
export function auditCommands(): Command {
  const audit = new Command('audit').description('replay events directly from the event store');
  audit
    .command('order')
    .description('show every event of an order, and the order after each event')
    .argument('<order-id>', 'ord_…')
    .option(
      '--as-of <time>',
      'only the events that the API includes as_of this time, for example 2026-11-25T12:00:00+06:00',
      instant,
    )
    .option('--json', 'print one JSON object per event')
    .action(auditOrder);
  audit
    .command('timeline')
    .description('show the events of a request, a rider or a partner from all streams, in the order of recording')
    .option('--request <id>', 'the X-Request-Id of the request')
    .option('--rider <id>', 'the id of the rider', integer(0))
    .option('--partner <id>', 'the id of the partner')
    .option('--json', 'print one JSON object per event')
    .action(printTimeline);
  addExportCommands(audit);
  audit
    .command('verify')
    .description(
      'verify the transparency log, replay every order and compare it with all computed state; exits with 1 if something differs',
    )
    .option(
      '--key <key...>',
      'public keys that may have signed checkpoints; default: those of the installation',
      collectKeys,
    )
    .option('--since <file>', 'a checkpoint that you have kept; the log must be its continuation')
    .option('--json', 'print one JSON object per difference, and one at the end of each part')
    .action(verifyAllOrders);
  audit
    .command('key')
    .description('make a private key for TRANSPARENCY_KEY, and print it with its public key')
    .requiredOption('--name <name>', 'the name of the log, such as example.com/dakpion')
    .option('--json', 'print a JSON object')
    .action(makeLogKey);
  const repair = audit
    .command('repair')
    .description(
      'show how to repair the findings of `audit verify`; with --yes the running services repair them, and the command verifies again',
    )
    .option('--yes', 'repair the findings');
  withServer(repair).action(repairOrders);
  return audit;
}

function addExportCommands(audit: Command): void {
  const download = audit
    .command('export')
    .description('export events with a proof that none is missing; the same command continues an interrupted export')
    .argument('<folder>', 'a new folder, or the folder of an interrupted export')
    .requiredOption('--key <key...>', 'public keys that may have signed the checkpoint', collectKeys)
    .option('--partner <id>', "only a partner's events")
    .option('--order <id>', "only an order's events")
    .option('--rider <id>', 'only events of orders that name the rider', integer(0))
    .option('--type <type>', 'only events of a type, for example OrderCancelled')
    .option(
      '--from <time>',
      'only events recorded at this time or later, for example 2026-11-25T00:00:00+06:00',
      instant,
    )
    .option('--to <time>', 'only events recorded before this time', instant);
  withServer(download).action(exportEvents);
  audit
    .command('check-export')
    .description('verify an export offline; exits with 1 if something is missing or was changed')
    .argument('<folder>', 'the folder of the export')
    .requiredOption('--key <key...>', 'public keys that may have signed the checkpoint', collectKeys)
    .option('--json', 'print a JSON object')
    .action(printChecked);
}

/** Refuses a folder after `--key`, which takes all arguments up to the next option. */
function collectKeys(text: string, before: readonly string[] = []): readonly string[] {
  verifierOf(text);
  return [...before, text];
}
