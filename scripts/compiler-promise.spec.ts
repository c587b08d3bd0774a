import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withTemporaryDirectory } from '@dakpion/fixtures';

const root = join(import.meta.dirname, '..');
const tsc = join(root, 'node_modules/typescript7/bin/tsc');
const folders = ['apps', 'libs', 'tools'];
const dashboard = 'apps/dashboard';
/** The programs that `npm run check` compiles, without the site of the guides. */
const programs = ['.', dashboard];
const lifecycle = 'libs/contracts/src/order-lifecycle.ts';
const order = 'libs/contracts/src/order-request.ts';
const webhook = 'libs/contracts/src/webhook-body.ts';
const versions = 'libs/contracts/src/stored-versions.ts';
/** Types that are generated from the documents of the API, which are generated from the types of the gateway. */
const clientTypes = 'libs/client/src/generated/api.types.ts';
const generated = [clientTypes, ...['dashboard', 'operator'].map((api) => apiTypes(api))];

function apiTypes(api: string): string {
  return `${dashboard}/src/generated/${api}.api.types.ts`;
}

type Edit = readonly [file: string, from: string | RegExp, to: string];

const newStatus = `  {
    status: 'RETURNING', event: 'RETURNING', recordedAs: 'OrderReturning', riderEvent: 'PARCEL_RETURNING',
    at: 'returning_at', nextStop: null, allows: null, final: false,
  },
] as const satisfies`;
/** The ends of the lists of statuses, open statuses, events, and events with a webhook. */
const listEnds = /(?<=\| (?:"CANCELLED"|"PICKED"|"RIDER_REPLACED"))(?=;)/g;

/** The first edits of each change, as docs/architecture.md names it. */
const changes: Readonly<Record<string, readonly Edit[]>> = {
  'A status of an order': [
    [lifecycle, '] as const satisfies', newStatus],
    ...generated.map((file): Edit => [file, listEnds, ' | "RETURNING"']),
  ],
  'A webhook for a change that had none': [
    [lifecycle, "WebhookEventName = Row['event']", "WebhookEventName = Row['event'] | 'RIDER_REPLACED'"],
    [lifecycle, ', true>> = {}', ', true>> = { RIDER_REPLACED: true }'],
    [clientTypes, /(?<="ORDER_CREATED"[^;]*"CANCELLED")(?=;)/g, ' | "RIDER_REPLACED"'],
  ],
  'A field of an order': [
    [order, '  readonly callback_url:', '  readonly floor: number | null;\n  readonly callback_url:'],
    [order, '  callback_url: null,', '  floor: null,\n  callback_url: null,'],
    [versions, 'order_events: 2', 'order_events: 3'],
    [clientTypes, /(?<=detailed_address\?: string \| null;\n)/, '            floor?: number | null;\n'],
  ],
  'A field of webhooks': [[webhook, '  readonly duration:', '  readonly floor: number | null;\n  readonly duration:']],
};

/** The row of docs/architecture.md about a change: the files in which it begins, and the files that the compiler then names. */
function told(change: string): { readonly begins: string; readonly named: readonly string[] } {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const row = page.split('\n').find((line) => line.startsWith(`| ${change} |`)) ?? '';
  const [, , begins = '', named = ''] = row.split('|');
  return { begins, named: [...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file).toSorted() };
}

/** The sources without tests, with links to the packages of this tree and to all others. */
function copyTree(copy: string): void {
  const isCopied = (path: string) => !/(?:\/dist|\/node_modules|\.spec\.tsx?)$/.test(path);
  const files = ['tsconfig.json', 'tsconfig.base.json', 'scripts/free-port.mjs', 'scripts/free-port.d.mts'];
  for (const path of [...folders, ...files])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isCopied });
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@dakpion'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@dakpion') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  for (const folder of folders) {
    for (const name of readdirSync(join(copy, folder))) {
      const source = join(copy, folder, name);
      if (existsSync(join(source, 'package.json'))) symlinkSync(source, join(packages, '@dakpion', name));
    }
  }
}

/**
 * The files of the product in which the type check finds an error, in order. Test fixtures have the same errors and are left out.
 */
function namedByCompiler(copy: string): readonly string[] {
  const output = programs.map((program) => typeCheck(copy, program)).join('');
  const files = new Set([...output.matchAll(/^([^\s(]+)\(\d+,\d+\): error/gm)].map(([, file = '']) => file));
  return [...files].filter((file) => !/\.fixture\.ts$|^libs\/fixtures\//.test(file)).toSorted();
}

function typeCheck(cwd: string, program: string): string {
  try {
    return execFileSync(process.execPath, [tsc, '--noEmit', '-p', program], { cwd, encoding: 'utf8' });
  } catch (error) {
    return (error as { readonly stdout: string }).stdout;
  }
}

test.each(Object.entries(changes))(
  'the compiler names the files that docs/architecture.md lists for: %s',
  async (change, edits) =>
    withTemporaryDirectory(async (copy) => {
      copyTree(copy);
      const { begins, named } = told(change);
      for (const [file, from, to] of edits) {
        const text = readFileSync(join(copy, file), 'utf8');
        const edited = text.replace(from, to);
        expect([file, edited !== text]).toEqual([file, true]);
        writeFileSync(join(copy, file), edited);
        if (!generated.includes(file)) expect(begins).toContain(`\`${file}\``);
      }
      expect(namedByCompiler(copy)).toEqual(named);
    }),
);

test('a new route that only reads needs changes in at most five files, which docs/architecture.md lists with the specs that ask for them', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [, section = ''] = page.split('A new route that only reads needs changes in at most five files:');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.matchAll(/`((?:apps|e2e|scripts)\/[^`]+)`/g)].map(([, file = '']) => file),
  );
  expect(rows.length).toBeLessThanOrEqual(5);
  expect(named.length).toBeGreaterThanOrEqual(rows.length);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
