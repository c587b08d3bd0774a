// npm run test:containers: tests the image, the embedded program in a container, and Compose, on the Docker engine of
// this machine. With --kubernetes: tests the local overlay on kubectl's current context, after a question. Removes
// everything that it created. NODE_IMAGE, KAFKA_IMAGE, EVENTSTORE_IMAGE and REDIS_IMAGE override the base and engine
// images. Exit codes: 0 all checks passed, 1 a check failed, 2 no Docker engine.
import { readFileSync } from 'node:fs';
import { cleanUpCompose, composeChecks } from './compose.mjs';
import { attempt, docker, volumes } from './docker.mjs';
import { cleanUpEmbedded, embeddedChecks } from './embedded.mjs';
import { cleanUpKubernetes, confirmContext, kubernetesChecks } from './kubernetes.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** The name of the image in docker-compose.yml and k8s/. */
const image = `dakpion:${version}`;
const buildWithinMs = 900_000;

function buildImage() {
  const base = process.env.NODE_IMAGE === undefined ? [] : ['--build-arg', `NODE_IMAGE=${process.env.NODE_IMAGE}`];
  const network = process.env.BUILD_NETWORK === undefined ? [] : ['--network', process.env.BUILD_NETWORK];
  docker(['build', '--tag', image, ...base, ...network, '.'], { timeoutMs: buildWithinMs, inherit: true });
}

/** Runs the checks one after another and stops at the first failure. Returns whether all passed. */
async function passAll(checks) {
  for (const [name, check] of checks) {
    const startedAt = Date.now();
    try {
      await check();
      process.stdout.write(`ok      ${name} (${((Date.now() - startedAt) / 1_000).toFixed(1)} s)\n`);
    } catch (error) {
      process.stdout.write(`FAILED  ${name}\n${error.stack}\n`);
      return false;
    }
  }
  return true;
}

async function withCleanUp(cleanUp, checks) {
  cleanUp();
  try {
    return await passAll(checks);
  } finally {
    cleanUp();
  }
}

async function onDocker() {
  const engine = attempt('docker', ['version', '--format', '{{.Server.Version}}']);
  if (engine.status !== 0) {
    process.stderr.write(`No Docker engine answers, so no container was tested: ${engine.stderr || engine.reason}\n`);
    return 2;
  }
  process.stdout.write(`Docker ${engine.stdout.trim()}\n`);
  const volumesBefore = volumes();
  const nothingLeft = () => {
    const left = volumes().filter((volume) => !volumesBefore.includes(volume));
    if (left.length > 0) throw new Error(`volumes: ${left.join(', ')}`);
  };
  const passed =
    (await passAll([['the image is built', buildImage]])) &&
    (await withCleanUp(cleanUpEmbedded, embeddedChecks(image))) &&
    (await withCleanUp(cleanUpCompose, composeChecks(image))) &&
    (await passAll([['the tests leave no volume behind', nothingLeft]]));
  return passed ? 0 : 1;
}

async function onKubernetes() {
  const context = attempt('kubectl', ['cluster-info']);
  if (context.status !== 0) {
    process.stderr.write(`No Kubernetes cluster answers: ${context.stderr || context.reason}\n`);
    return 2;
  }
  if (!(await confirmContext())) return 2;
  return (await withCleanUp(cleanUpKubernetes, kubernetesChecks())) ? 0 : 1;
}

process.exitCode = process.argv.includes('--kubernetes') ? await onKubernetes() : await onDocker();
