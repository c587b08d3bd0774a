// Tests of the embedded program in a container: an order, a stop, a second start, and refusals.
import { partnerApi } from './api.mjs';
import { attempt, docker, isReady, until } from './docker.mjs';

const name = 'dakpion-test-embedded';
const volume = 'dakpion-test-data';
/** The time that `docker stop` waits before it kills. */
const stopWithin = '15';

export function cleanUpEmbedded() {
  attempt('docker', ['rm', '--force', '--volumes', name]);
  attempt('docker', ['volume', 'rm', '--force', volume]);
}

function start(image) {
  docker([
    ...['run', '--detach', '--name', name, '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'],
    ...['--publish', '127.0.0.1::3000', '--volume', `${volume}:/data`],
    // The image listens at all addresses, so it serves operators only if the setting says so.
    ...['--env', 'OPERATOR_API=on', '--env', 'ROBOT_STEP_MS=200', image],
  ]);
}

const baseUrl = () => `http://${docker(['port', name, '3000/tcp']).split('\n')[0]}`;
const exitCode = () => Number(docker(['inspect', '--format', '{{.State.ExitCode}}', name]));
const inside = (...command) => docker(['exec', name, 'dakpion', ...command]);

async function ready() {
  const url = await until('the container has its port', () => baseUrl());
  await until('the program is ready', () => isReady(url));
  return url;
}

/** Each check is a name and a function that throws if the check fails. */
export function embeddedChecks(image) {
  let orderId;
  let key;
  return [
    [
      'a service names its missing settings, and exits with 1',
      () => {
        const { status, stdout, stderr } = attempt('docker', ['run', '--rm', image, 'order']);
        if (status !== 1 || !/KAFKA_BROKERS/.test(stdout + stderr)) throw new Error(`${status} ${stdout}${stderr}`);
      },
    ],
    [
      'SIGTERM right after the start ends the container at once',
      () => {
        start(image);
        const startedAt = Date.now();
        docker(['stop', '--time', stopWithin, name]);
        const seconds = (Date.now() - startedAt) / 1_000;
        if (exitCode() === 137 || seconds > 10) throw new Error(`exit code ${exitCode()} after ${seconds} s`);
        docker(['rm', '--force', '--volumes', name]);
      },
    ],
    [
      'an order is delivered',
      async () => {
        start(image);
        const url = await ready();
        const partner = JSON.parse(
          inside('partners', 'create', '--name', 'Test', '--email', 'test@example.com', '--json'),
        );
        key = partner.api_keys.sandbox;
        const api = partnerApi(url, key);
        orderId = await api.create();
        await api.completed(orderId);
      },
    ],
    [
      'an audit inside the container finds no differences',
      () => {
        inside('audit', 'verify');
      },
    ],
    [
      'a second container on the volume, and a command beside the server, are refused with a message',
      () => {
        for (const command of [[], ['dakpion', 'audit', 'verify']]) {
          const args = ['run', '--rm', '--volume', `${volume}:/data`, image, ...command];
          const { status, stdout, stderr } = attempt('docker', args);
          if (status !== 1 || !/Another process|docker exec/.test(stdout + stderr)) {
            throw new Error(`${command.join(' ')}: ${status} ${stdout}${stderr}`);
          }
        }
      },
    ],
    [
      'after a stop and a second start the order still exists',
      async () => {
        docker(['stop', '--time', stopWithin, name]);
        if (exitCode() !== 0) throw new Error(`exit code ${exitCode()}`);
        docker(['start', name]);
        const api = partnerApi(await ready(), key);
        if ((await api.status(orderId)) !== 'COMPLETED') throw new Error('the order is gone');
        inside('audit', 'verify');
      },
    ],
  ];
}
