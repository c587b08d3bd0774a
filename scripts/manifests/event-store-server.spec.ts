import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';

const root = join(__dirname, '../..');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const image = 'docker.kurrent.io/kurrent-lts/kurrentdb:26.0.3';
const arm64Image = 'kurrentplatform/kurrentdb:26.0.3-experimental-arm64-10.0-noble';
const dataFolder = '/var/lib/kurrentdb';

/** An event store server as a manifest declares it. */
interface Server {
  readonly image: string;
  readonly environment: Readonly<Record<string, unknown>>;
  /** The mount paths of the volumes. */
  readonly folders: readonly string[];
  readonly healthCheck: string;
  readonly text: string;
}

function inCompose(): Server {
  const text = textOf('docker-compose.yml');
  const { eventstore } = parse(text, { merge: true }).services;
  return {
    image: eventstore.image.replace(/^\$\{EVENTSTORE_IMAGE:-(.*)\}$/, '$1'),
    environment: eventstore.environment,
    folders: eventstore.volumes.map((volume: string) => volume.split(':')[1]),
    healthCheck: eventstore.healthcheck.test.at(-1),
    text,
  };
}

function inKubernetes(): Server {
  const text = textOf('k8s/components/development-engines/eventstore.yaml');
  const objects = parseAllDocuments(text).map((document) => document.toJS());
  const [container] = objects.find(({ kind }) => kind === 'StatefulSet').spec.template.spec.containers;
  return {
    image: container.image,
    environment: Object.fromEntries(container.env.map(({ name, value }: Record<string, string>) => [name, value])),
    folders: container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath),
    healthCheck: container.readinessProbe.httpGet.path,
    text,
  };
}

describe.each([
  ['Compose', inCompose],
  ['the development component', inKubernetes],
])('the event store server of %s', (_name, read) => {
  const server = read();

  test('is KurrentDB with long-term support, with a named image for arm64', () => {
    expect(server.image).toBe(image);
    expect(server.text).toContain(arm64Image);
  });

  test('has only settings of KurrentDB, and no secondary indexes', () => {
    for (const variable of Object.keys(server.environment)) expect(variable).toMatch(/^KURRENTDB_/);
    expect(server.environment).toMatchObject({
      KURRENTDB_INSECURE: 'true',
      KURRENTDB_START_STANDARD_PROJECTIONS: 'true',
      KURRENTDB__SECONDARY_INDEXING__ENABLED: 'false',
    });
  });

  test('keeps its data in the directory of KurrentDB, and has a liveness probe', () => {
    expect(server.folders).toContain(dataFolder);
    expect(server.healthCheck).toContain('/health/live');
  });
});
