// Tests of Compose: every service in a container, orders over HTTP, rider events over Kafka, kills and scaling under
// load.
import { randomBytes } from 'node:crypto';
import { partnerApi } from './api.mjs';
import { attempt, docker, run, until, volumes } from './docker.mjs';

const project = 'dakpion-test';
// Ports that do not collide with another running Compose.
const ports = { PORT: '3900', OPERATOR_PORT: '3901', KAFKA_PORT: '39094', EVENTSTORE_PORT: '32113' };
const api = `http://127.0.0.1:${ports.PORT}`;
const receiver = `${project}-receiver`;
const callbackUrl = `http://${receiver}:8080/hook`;
const settings = {
  ...ports,
  OPERATOR_TOKEN: randomBytes(16).toString('hex'),
  QUOTATION_SECRET: randomBytes(16).toString('hex'),
  SECRETS_KEY: randomBytes(32).toString('hex'),
  TRANSPARENCY_KEY: randomBytes(32).toString('hex'),
  ROBOT_STEP_MS: '200',
  // The networks that Docker creates, and the loopback that the load generator shares with the webhook service.
  WEBHOOK_ALLOW_PRIVATE: '127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16',
};
const startWithinMs = 300_000;

function compose(args, options = {}) {
  return run('docker', ['compose', '--project-name', project, ...args], {
    timeoutMs: startWithinMs,
    env: settings,
    ...options,
  });
}

export function cleanUpCompose() {
  attempt('docker', ['rm', '--force', '--volumes', receiver]);
  attempt('docker', ['compose', '--project-name', project, 'down', '--volumes', '--timeout', '15'], {
    env: settings,
    timeoutMs: 120_000,
  });
}

const gatewayCommand = (...command) => compose(['exec', '--no-TTY', 'gateway', 'dakpion', ...command]);

function createPartner(name) {
  return JSON.parse(gatewayCommand('partners', 'create', '--name', name, '--email', 'test@example.com', '--json'));
}

/** Webhooks of an order that reached the receiver, one JSON object for each. */
function receivedOf(orderId) {
  const lines = docker(['logs', receiver]).split('\n');
  const received = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  return received.filter(({ body }) => body.order_id === orderId);
}

/**
 * The load generator shares the network of the webhook service, so that its receivers on loopback are reachable. Throws unless
 * every order has ended with all its webhooks. Returns the report of the load.
 */
function simulate(image, environment, seconds, whileUnderWay) {
  const webhook = compose(['ps', '--quiet', 'webhook']).split('\n')[0];
  const load = docker([
    ...['run', '--detach', '--network', `container:${webhook}`],
    ...[
      '--env',
      'PROFILE=cluster',
      '--env',
      'KAFKA_BROKERS=kafka:9092',
      '--env',
      `OPERATOR_TOKEN=${settings.OPERATOR_TOKEN}`,
    ],
    ...['--env', 'EVENTSTORE_URL=esdb://eventstore:2113?tls=false', '--env', 'REDIS_URL=redis://redis:6379'],
    ...[image, 'dakpion', 'simulate', '--url', 'http://gateway:3001', '--api-url', 'http://gateway:3000'],
    ...['--environment', environment, '--rider-events', 'kafka', '--rate', '5', '--step', '1', '--json'],
    ...['--duration', String(seconds)],
  ]);
  try {
    whileUnderWay();
    const status = Number(docker(['wait', load], { timeoutMs: 180_000 + seconds * 1_000 }));
    const output = docker(['logs', load]);
    if (status !== 0) throw new Error(`simulate ended with ${status}\n${output}`);
    return JSON.parse(output.slice(output.indexOf('{')));
  } finally {
    attempt('docker', ['rm', '--force', '--volumes', load]);
  }
}

async function orderReachesItsWebhooks(image) {
  const listen = ['dakpion', 'webhooks', 'listen', '--host', '0.0.0.0', '--port', '8080', '--json'];
  docker(['run', '--detach', '--name', receiver, '--network', `${project}_default`, image, ...listen]);
  const partner = partnerApi(api, createPartner('Test').api_keys.sandbox);
  const orderId = await partner.create({ callback_url: callbackUrl });
  await partner.completed(orderId);
  await until('its six webhooks arrive', () => receivedOf(orderId).length >= 6);
  const sequences = receivedOf(orderId).map(({ body }) => body.sequence);
  if (sequences.join() !== '1,2,3,4,5,6') throw new Error(`webhooks in the order ${sequences}`);
}

async function killedWebhookServiceLosesNothing() {
  const partner = partnerApi(api, createPartner('Kills').api_keys.sandbox);
  const orderIds = [];
  for (let count = 0; count < 20; count += 1) {
    orderIds.push(await partner.create({ callback_url: callbackUrl }));
    if (count === 10) compose(['kill', 'webhook']);
  }
  compose(['up', '--detach', '--no-build', 'webhook']);
  for (const orderId of orderIds) await partner.completed(orderId, 90_000);
  const hasAll = (orderId) => new Set(receivedOf(orderId).map(({ body }) => body.sequence)).size === 6;
  await until('every webhook arrives', () => orderIds.every(hasAll), 90_000);
}

function scaleAndKillUnderLoad(image) {
  const scales = ['order=2', 'dispatch=2', 'pricing=2'].flatMap((scale) => ['--scale', scale]);
  simulate(image, 'production', 20, () => {
    compose(['up', '--detach', '--no-recreate', '--no-build', ...scales]);
    for (const service of ['order', 'dispatch', 'pricing']) {
      compose(['kill', service]);
      compose(['up', '--detach', '--no-recreate', '--no-build', ...scales]);
    }
  });
}

/**
 * Upgrades as docs/operations/upgrade.md describes for Compose: starts a new container beside the old one, and then stops the old
 * one.
 */
function replaceOneAfterAnother(image) {
  const { requests, refusals } = simulate(image, 'sandbox', 60, () => {
    for (const service of ['pricing', 'order', 'dispatch']) {
      const old = compose(['ps', '--quiet', service]).split('\n');
      const beside = ['--no-deps', '--no-recreate', '--scale', `${service}=${old.length + 1}`, '--wait', service];
      compose(['up', '--detach', '--no-build', ...beside]);
      for (const container of old) docker(['stop', '--time', '30', container]);
      docker(['rm', '--volumes', ...old]);
    }
  });
  const failed = Object.values(requests).reduce((sum, { refused, unanswered }) => sum + refused + unanswered, 0);
  if (failed > 0) throw new Error(`refused while services were replaced: ${JSON.stringify(refusals)}`);
}

// The load takes longer than the restarts on a slow machine, because some orders must be accepted after them.
function restartEnginesUnderLoad(image) {
  simulate(image, 'sandbox', 60, () => {
    for (const engine of ['redis', 'kafka', 'eventstore']) compose(['restart', '--timeout', '10', engine]);
  });
}

/**
 * Checks that there are no anonymous volumes. They have no label of the project, so they are found by the mounts of the containers.
 */
function noAnonymousVolumes() {
  const containers = compose(['ps', '--all', '--quiet']).split('\n');
  const mounts = JSON.parse(docker(['inspect', ...containers])).flatMap(({ Name, Mounts }) =>
    Mounts.filter(({ Type, Name: volume }) => Type === 'volume' && /^[0-9a-f]{64}$/.test(volume)).map(
      ({ Destination }) => `${Name.slice(1)}:${Destination}`,
    ),
  );
  if (mounts.length > 0) throw new Error(`anonymous volumes: ${mounts.join(', ')}`);
}

/** Checks that volumes are the same before and after `down` and `up`. */
function downAndUpLeavesNothing(up) {
  const before = volumes();
  compose(['down', '--timeout', '15']);
  compose(up);
  const left = volumes().filter((volume) => !before.includes(volume));
  if (left.length > 0) throw new Error(`new volumes: ${left.join(', ')}`);
}

/** Each check is a name and a function that throws if the check fails. */
export function composeChecks(image) {
  // Not built again, because the image of this test was built before, with other base images.
  const up = ['up', '--detach', '--wait', '--wait-timeout', '240', '--no-build'];
  return [
    ['docker compose up, as typed', () => compose(up, { inherit: true })],
    ['an order reaches its webhooks, in order', () => orderReachesItsWebhooks(image)],
    ['a killed webhook service repeats and loses nothing', killedWebhookServiceLosesNothing],
    ['rider events over Kafka, with services scaled and killed under load', () => scaleAndKillUnderLoad(image)],
    ['services replaced one after another under load, nothing refused', () => replaceOneAfterAnother(image)],
    ['engines restarted one after another under load', () => restartEnginesUnderLoad(image)],
    [
      'audit verify finds no differences',
      () => until('a clean audit', () => gatewayCommand('audit', 'verify') !== undefined),
    ],
    ['no container has an anonymous volume', noAnonymousVolumes],
    ['down and up leave no volume behind', () => downAndUpLeavesNothing(up)],
  ];
}
