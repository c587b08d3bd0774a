import { readSettings } from '@dakpion/settings';
import { CallbackUrlCheck } from './callback-url-check.ts';

// Tests which addresses partners' callback URLs can reach with the settings of an operator, above all with the defaults.

const publicUrl = 'https://93.184.215.14/hook';
const loopback = ['http://127.0.0.1:8080/', 'http://localhost:8080/', 'http://[::1]:8080/', 'https://127.0.0.1/'];
const privateNetwork = ['http://10.0.0.7/', 'https://10.0.0.7/', 'https://192.168.1.1/', 'https://[fd00::1]/'];
const metadata = ['http://169.254.169.254/latest/meta-data/', 'https://169.254.169.254/', 'https://100.64.0.1/'];
const spellings = ['https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:127.0.0.1]/', 'https://0.0.0.0/'];
const plainPublic = 'http://93.184.215.14/';
const all = [publicUrl, plainPublic, ...loopback, ...privateNetwork, ...metadata, ...spellings];
/** Hosts that lead to 127.0.0.0/8 and ::1, in every notation. */
const ownMachine = [...loopback, 'https://2130706433/', 'https://0x7f.1/', 'https://[::ffff:127.0.0.1]/'];

async function reached(variables: Record<string, string>, environment: 'sandbox' | 'production'): Promise<string[]> {
  const read = readSettings(variables);
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.faults));
  const check = new CallbackUrlCheck(read.settings);
  const reach: string[] = [];
  for (const url of all) if ((await check.findFaults(url, environment)).length === 0) reach.push(url);
  return reach.sort();
}

test.each([
  ['the defaults', {}, ownMachine],
  ['another loopback host', { HOST: '127.0.0.2', PUBLIC_URL: 'http://127.0.0.2:3000' }, ownMachine],
  ['a server at a public address', { HOST: '0.0.0.0' }, []],
  ['a public URL', { PUBLIC_URL: 'https://api.example.com' }, []],
  ['nothing allowed', { WEBHOOK_ALLOW_PRIVATE: 'none' }, []],
] as [string, Record<string, string>, string[]][])(
  'reaches the right addresses with %s',
  async (_, variables, beside) => {
    expect(await reached(variables, 'sandbox')).toEqual([publicUrl, ...beside].sort());
    expect(await reached(variables, 'production')).toEqual([publicUrl]);
  },
);

test('refuses plain http to a name that does not resolve, because only an allowed address makes it right', async () => {
  const read = readSettings({});
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.faults));
  const check = new CallbackUrlCheck(read.settings);
  const unknown = 'no-such-host.invalid';
  expect(await check.findFaults(`https://${unknown}/`, 'sandbox')).toEqual([]);
  expect(await check.findFaults(`http://${unknown}/`, 'sandbox')).toMatchObject([{ code: 'https_required' }]);
});

test('reaches a named range in both environments, and no addresses next to it', async () => {
  const variables = { HOST: '0.0.0.0', WEBHOOK_ALLOW_PRIVATE: '10.0.0.0/8' };
  const reach = [publicUrl, 'http://10.0.0.7/', 'https://10.0.0.7/'].sort();
  expect(await reached(variables, 'sandbox')).toEqual(reach);
  expect(await reached(variables, 'production')).toEqual(reach);
});

test('reaches public addresses only in the cluster', async () => {
  const variables = {
    PROFILE: 'cluster',
    KAFKA_BROKERS: 'kafka:9092',
    EVENTSTORE_URL: 'esdb://events:2113?tls=false',
    REDIS_URL: 'redis://redis:6379',
    PUBLIC_URL: 'https://api.example.com',
  };
  expect(await reached(variables, 'sandbox')).toEqual([publicUrl]);
  expect(await reached(variables, 'production')).toEqual([publicUrl]);
});
