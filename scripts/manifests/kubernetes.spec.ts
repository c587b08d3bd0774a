import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { type ServiceName, topics, topicUses } from '@dakpion/contracts';
import { kafkaUserOf, kafkaUsers, redisUsers } from '@dakpion/service';
import { readSettings } from '@dakpion/settings';
import { parse } from 'yaml';
import { environmentOf, type KubernetesObject, render, renderFolder, workloads } from './kubernetes-objects.ts';
import { secretsOfService, services, settingsOf, usesEvents } from './services.ts';
import { describeWith, root, run } from './tools.ts';

const overlays = ['local', 'production', 'production-keda'];
// The oldest version with all used features, and the newest version with published schemas.
const kubernetesVersions = ['1.30', '1.37'];
const secrets: Readonly<Record<string, string>> = {
  'dakpion/operator-token': 'a-token-of-the-operator',
  'dakpion/quotation-secret': 'a-secret-for-quotations',
  'dakpion/secrets-key': 'a1'.repeat(32),
  'dakpion/transparency-key': 'b2'.repeat(32),
  'engines/eventstore-url': 'esdb://name:password@eventstore:2113',
  'engines/redis-url': 'rediss://:password@redis:6379',
  ...Object.fromEntries(
    [...services.keys()].flatMap((service) => [
      [`eventstore-${service}/url`, `esdb://dakpion-${service}:password@eventstore:2113`],
      [`redis-${service}/url`, `rediss://dakpion-${service}:password@redis:6379`],
    ]),
  ),
  ...Object.fromEntries(
    kafkaUsers().flatMap(({ name }) => {
      const secret = name.replace('dakpion-', 'kafka-');
      return [
        [`${secret}/username`, name],
        [`${secret}/password`, `the password of ${name}`],
      ];
    }),
  ),
};

/** A secret's value by its name, with or without the hash that kustomize adds. */
function secretsOf(values: Readonly<Record<string, string>>) {
  return (name: string, key: string) => values[`${name.replace(/-[a-z0-9]{10}$/, '')}/${key}`];
}

/** Like `secretsOf(secrets)`, except that a secret of the overlay has the overlay's values. */
function secretsIn(objects: readonly KubernetesObject[]) {
  return (name: string, key: string) => {
    const own = objects.find(({ kind, metadata }) => kind === 'Secret' && metadata.name === name);
    if (own === undefined) return secretsOf(secrets)(name, key);
    const value = own.data?.[key];
    return value === undefined ? undefined : Buffer.from(value, 'base64').toString();
  };
}

/** Leaves out the user of Kafka, because production creates topics with a separate user. */
function withoutKafkaUser(field: unknown): unknown {
  if (!Array.isArray(field)) return field;
  return field.filter(({ name }) => name !== 'KAFKA_SASL_USERNAME' && name !== 'KAFKA_SASL_PASSWORD');
}

function names(objects: readonly KubernetesObject[], kind: string): string[] {
  return objects.filter((object) => object.kind === kind).map(({ metadata }) => metadata.name);
}

describeWith(['kustomize', 'kubernetesValidate'], 'The schemas of Kubernetes', () => {
  const directory = mkdtempSync(join(tmpdir(), 'manifests-'));
  afterAll(() => rmSync(directory, { recursive: true }));

  // production-keda contains all of production.
  test.each(['local', 'production-keda'].flatMap((overlay) => kubernetesVersions.map((version) => [overlay, version])))(
    'accept k8s/overlays/%s for Kubernetes %s',
    (overlay, version) => {
      // KEDA's own kinds are not in the schemas of Kubernetes.
      const objects = render(overlay).objects.filter(({ apiVersion }) => !apiVersion.startsWith('keda.sh/'));
      const file = join(directory, `${overlay}.yaml`);
      // JSON is YAML that every parser reads in the same way.
      writeFileSync(file, objects.map((object) => JSON.stringify(object)).join('\n---\n'));
      expect(run('kubernetesValidate', '--strict', '--kubernetes-version', version, file).fault).toBeNull();
    },
  );
});

const stateReset = join(root, 'k8s/jobs/state-reset.yaml');

describeWith(['kubernetesValidate'], 'The schemas of jobs', () => {
  test.each(kubernetesVersions)('accept the job of a reset for Kubernetes %s', (version) => {
    expect(run('kubernetesValidate', '--strict', '--kubernetes-version', version, stateReset).fault).toBeNull();
  });
});

test('the job of a reset runs without privileges, has the label of the network policies, and needs only the address of Redis', () => {
  const job = parse(readFileSync(stateReset, 'utf8')) as KubernetesObject;
  const { metadata, spec } = job.spec.template;
  const [container] = spec.containers;
  expect(container).toMatchObject({ image: 'dakpion', args: ['dakpion', 'state', 'reset', '--yes'] });
  expect(metadata.labels).toEqual({ 'app.kubernetes.io/part-of': 'dakpion' });
  expect([spec.automountServiceAccountToken, spec.securityContext.runAsNonRoot]).toEqual([false, true]);
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  const environment = environmentOf(job, [], () => 'rediss://dakpion-state:password@redis:6379');
  const read = readSettings(environment);
  expect(read).toMatchObject({ settings: { engines: { redisUrl: environment.REDIS_URL } } });
});

describeWith(['kustomize'], 'The manifests', () => {
  const rendered = new Map<string, ReturnType<typeof render>>();
  beforeAll(() => {
    for (const overlay of overlays) rendered.set(overlay, render(overlay));
  });
  const objectsOf = (overlay: string): readonly KubernetesObject[] => rendered.get(overlay)?.objects ?? [];

  describe.each(overlays)('of %s', (overlay) => {
    test('deploy the five services, and locally a receiver of webhooks', () => {
      const receiver = overlay === 'local' ? ['receiver'] : [];
      expect(names(objectsOf(overlay), 'Deployment').sort()).toEqual([...services.keys(), ...receiver].sort());
    });

    test('apply the topics before an order service starts, with its settings and without a job', () => {
      expect(names(objectsOf(overlay), 'Job')).toEqual([]);
      const order = objectsOf(overlay).find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'order');
      const { initContainers, containers } = order!.spec.template.spec;
      const [topicsContainer] = initContainers;
      const [service] = containers;
      expect(initContainers).toHaveLength(1);
      expect(topicsContainer.args.slice(0, 4)).toEqual(['dakpion', 'topics', 'apply', '--wait']);
      for (const field of ['image', 'env', 'envFrom', 'volumeMounts', 'securityContext']) {
        expect([field, withoutKafkaUser(topicsContainer[field])]).toEqual([field, withoutKafkaUser(service[field])]);
        expect(service[field]).toBeDefined();
      }
      expect(topicsContainer.resources.limits.memory).toBeDefined();
    });

    test('give every service settings with which it starts', () => {
      for (const service of services.keys()) {
        const deployment = objectsOf(overlay).find((o) => o.kind === 'Deployment' && o.metadata.name === service)!;
        expect(deployment.spec.template.spec.containers[0].args).toEqual([service]);
        const environment = environmentOf(deployment, objectsOf(overlay), secretsIn(objectsOf(overlay)));
        const settings = settingsOf(service, environment);
        const ports = deployment.spec.template.spec.containers[0].ports as { name: string; containerPort: number }[];
        const declared = Object.fromEntries(ports.map(({ name, containerPort }) => [name, containerPort]));
        expect(declared.health).toBe(settings.healthPort);
        if (service !== 'gateway') continue;
        expect(declared).toMatchObject({ http: settings.port, operator: settings.operatorPort });
      }
    });

    test('give a secret only to the service that needs it', () => {
      for (const { metadata, spec } of workloads(objectsOf(overlay))) {
        const variables = (spec.template.spec.containers[0].env ?? []) as { name: string }[];
        const own = variables.map(({ name }) => name).filter((name) => /TOKEN|SECRET|_KEY$/.test(name));
        const optionals = new Map([['gateway', ['DISPATCH_TOKEN']]]);
        const optional = optionals.get(metadata.name) ?? [];
        const needed = secretsOfService(metadata.name);
        expect([metadata.name, own.toSorted()]).toEqual([metadata.name, [...needed, ...optional].toSorted()]);
      }
    });

    test('give the address of the event store only to services that use events', () => {
      for (const deployment of objectsOf(overlay).filter(({ kind }) => kind === 'Deployment')) {
        const { name } = deployment.metadata;
        const environment = environmentOf(deployment, objectsOf(overlay), secretsOf(secrets));
        expect([name, 'EVENTSTORE_URL' in environment]).toEqual([name, services.has(name) && usesEvents(name)]);
      }
    });

    test('run every pod without privileges', () => {
      for (const { metadata, spec } of workloads(objectsOf(overlay))) {
        const pod = spec.template.spec;
        expect([metadata.name, pod.automountServiceAccountToken, pod.hostNetwork, pod.hostPID]).toEqual([
          metadata.name,
          false,
          undefined,
          undefined,
        ]);
        expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
        expect(pod.securityContext.runAsUser).toBeGreaterThan(0);
        const isEngine = metadata.labels?.['app.kubernetes.io/component'] === 'engine';
        for (const container of pod.containers) {
          expect(container.securityContext).toMatchObject({
            allowPrivilegeEscalation: false,
            capabilities: { drop: ['ALL'] },
            ...(!isEngine && { readOnlyRootFilesystem: true }),
          });
        }
      }
    });

    test('run every service with its own account', () => {
      for (const service of services.keys()) {
        const deployment = objectsOf(overlay).find((o) => o.kind === 'Deployment' && o.metadata.name === service)!;
        expect([service, deployment.spec.template.spec.serviceAccountName]).toEqual([service, service]);
      }
    });

    test('limit every container and pin its image', () => {
      for (const { metadata, spec } of workloads(objectsOf(overlay))) {
        for (const { image, resources } of spec.template.spec.containers) {
          expect([metadata.name, image]).toEqual([metadata.name, expect.stringMatching(/:\d+\.\d+\.\d+[\w.-]*$/)]);
          expect(resources).toEqual({
            requests: { cpu: expect.any(String), memory: expect.any(String) },
            limits: { memory: expect.any(String) },
          });
        }
      }
    });

    test('give every permanent pod liveness and readiness probes', () => {
      for (const { kind, metadata, spec } of workloads(objectsOf(overlay))) {
        for (const container of spec.template.spec.containers) {
          expect(container).toMatchObject({
            startupProbe: expect.any(Object),
            livenessProbe: expect.any(Object),
            readinessProbe: expect.any(Object),
          });
          if (kind !== 'Deployment' || !services.has(metadata.name)) continue;
          expect(container.livenessProbe.httpGet).toEqual({ path: '/health/live', port: 'health' });
          expect(container.readinessProbe.httpGet).toEqual({ path: '/health/ready', port: 'health' });
        }
      }
    });

    test('let a pod finish its work, and never stop all pods of a service at once', () => {
      const objects = objectsOf(overlay);
      for (const { metadata, spec } of objects.filter(
        ({ kind, metadata }) => kind === 'Deployment' && services.has(metadata.name),
      )) {
        const pod = spec.template.spec;
        const { preStop } = pod.containers[0].lifecycle;
        // A stop takes at most 10 s (libs/service/src/stop-on-signal.ts).
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(preStop.sleep.seconds + 10);
        expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0);
        const budget = objects.find(({ kind, spec: { selector } = {} }) => {
          return kind === 'PodDisruptionBudget' && selector.matchLabels['app.kubernetes.io/name'] === metadata.name;
        });
        expect([metadata.name, budget?.spec.maxUnavailable]).toEqual([metadata.name, 1]);
      }
    });

    test('use the same labels for all objects, in one namespace', () => {
      for (const { kind, metadata, spec } of objectsOf(overlay)) {
        if (kind !== 'Namespace') expect([kind, metadata.namespace]).toEqual([kind, expect.stringMatching(/^dakpion/)]);
        // The receiver is not part of Dakpion, and with that label it could reach the engines.
        if (kind === 'Deployment' && services.has(metadata.name)) {
          expect(metadata.labels).toMatchObject({
            'app.kubernetes.io/name': metadata.name,
            'app.kubernetes.io/part-of': 'dakpion',
            'app.kubernetes.io/instance': expect.any(String),
            'app.kubernetes.io/version': expect.any(String),
          });
          expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
        }
      }
    });
  });

  test('can be applied one service after another with the selector of the documentation, settings and secrets first', () => {
    const guide = readFileSync(join(root, 'docs/operations/upgrade.md'), 'utf8');
    const [, order = ''] = /^for service in ([a-z ]+);/m.exec(guide) ?? [];
    expect(order.split(' ').sort()).toEqual([...services.keys()].sort());
    for (const overlay of overlays) {
      for (const { kind, metadata } of objectsOf(overlay)) {
        const name = metadata.labels?.['app.kubernetes.io/name'];
        if (['ConfigMap', 'Secret', 'Namespace', 'NetworkPolicy'].includes(kind))
          expect([kind, name]).toEqual([kind, undefined]);
        if (kind === 'Deployment') expect([kind, name]).toEqual([kind, metadata.name]);
      }
    }
  });

  test('contain no secret for production, only references', () => {
    for (const overlay of ['production', 'production-keda']) {
      const objects = objectsOf(overlay);
      expect(names(objects, 'Secret')).toEqual([]);
      expect(rendered.get(overlay)?.text).not.toMatch(/BEGIN [A-Z ]*PRIVATE KEY|:\/\/[^\s/]*:[^\s/]*@/);
      const isSecret = (name: string) => /TOKEN|SECRET|PASSWORD|_KEY$|(?:EVENTSTORE|REDIS|PROXY)_URL/.test(name);
      for (const { data = {} } of objects.filter(({ kind }) => kind === 'ConfigMap')) {
        expect(Object.keys(data).filter(isSecret)).toEqual([]);
      }
      for (const { spec } of workloads(objects)) {
        const variables = spec.template.spec.containers[0].env as { name: string }[];
        const secret = variables.filter(({ name }) => isSecret(name));
        expect(secret.length).toBeGreaterThanOrEqual(3);
        for (const variable of secret) {
          expect(variable).toEqual({ name: variable.name, valueFrom: { secretKeyRef: expect.any(Object) } });
        }
      }
    }
  });

  test('require production to name its trusted proxies, whose header is otherwise ignored', () => {
    const objects = objectsOf('production');
    const gateway = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'gateway')!;
    const { trustedProxies } = settingsOf('gateway', environmentOf(gateway, objects, secretsOf(secrets)));
    expect(trustedProxies).toEqual(['192.0.2.0/24']);
  });

  test('make production keep three copies of each message, with any container that creates the topics', () => {
    const objects = objectsOf('production');
    for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
      const environment = environmentOf(deployment, objects, secretsOf(secrets));
      expect(settingsOf(deployment.metadata.name, environment).engines.kafka?.replicationFactor).toBe(3);
    }
    const order = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'order')!;
    const [topicsContainer] = order.spec.template.spec.initContainers;
    expect(topicsContainer.args).toEqual(expect.arrayContaining(['--replication-factor', '3']));
  });

  test('make production encrypt Kafka, with one user for each service and one that creates topics', () => {
    const tls = { caFile: '/etc/dakpion/certificates/ca.crt', certFile: null, keyFile: null };
    for (const overlay of ['production', 'production-keda']) {
      const objects = objectsOf(overlay);
      const shown = new Set<string | undefined>();
      for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
        const { initContainers = [], containers, volumes } = deployment.spec.template.spec;
        expect(volumes).toContainEqual({
          name: 'certificates',
          secret: { secretName: 'engine-certificates', optional: true },
        });
        for (const container of [...containers, ...initContainers]) {
          const user = kafkaUserOf(container.name === 'topics' ? 'topics' : deployment.metadata.name);
          const environment = environmentOf(deployment, objects, secretsOf(secrets), container);
          const sasl = { mechanism: 'scram-sha-512', username: user, password: `the password of ${user}` };
          const { engines } = settingsOf(deployment.metadata.name, environment);
          expect(engines.kafka?.access).toEqual({ tls, sasl });
          const mount = { name: 'certificates', mountPath: dirname(tls.caFile), readOnly: true };
          expect(container.volumeMounts).toContainEqual(mount);
          shown.add(user);
        }
      }
      for (const { spec } of objects.filter(({ kind }) => kind === 'TriggerAuthentication')) {
        const { name } = spec.secretTargetRef.find(({ parameter }: { parameter: string }) => parameter === 'username');
        shown.add(secrets[`${name}/username`]);
      }
      const known = kafkaUsers().map(({ name }) => name);
      const elsewhere = ['dispatch-systems', ...(overlay === 'production' ? ['dakpion-keda'] : [])];
      expect([...shown].sort()).toEqual(known.filter((name) => !elsewhere.includes(name)).sort());
    }
  });

  test('make production use one user of Redis and EventStoreDB for each service', () => {
    const known = redisUsers().map(({ name }) => name);
    for (const overlay of ['production', 'production-keda']) {
      const objects = objectsOf(overlay);
      for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
        const { initContainers = [], containers } = deployment.spec.template.spec;
        for (const container of [...containers, ...initContainers]) {
          const environment = environmentOf(deployment, objects, secretsOf(secrets), container);
          const { engines } = settingsOf(deployment.metadata.name, environment);
          const user = `dakpion-${deployment.metadata.name}`;
          expect(engines.redisUrl).toBe(`rediss://${user}:password@redis:6379`);
          expect(engines.eventStoreUrl).toBe(
            usesEvents(deployment.metadata.name) ? `esdb://${user}:password@eventstore:2113` : null,
          );
          expect(known).toContain(user);
        }
      }
    }
  });

  test('require every user in production: a service does not start without its secret', () => {
    const objects = objectsOf('production');
    for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
      const { name } = deployment.metadata;
      const events = usesEvents(name) ? [`eventstore-${name}/url`] : [];
      for (const secret of [`kafka-${name}/username`, `redis-${name}/url`, ...events]) {
        const { [secret]: _missing, ...others } = secrets;
        expect(() => environmentOf(deployment, objects, secretsOf(others))).toThrow(`no secret ${secret}`);
      }
    }
  });

  test('let production serve dispatch systems without Kafka, and send webhooks through a proxy, only with secrets', () => {
    const objects = objectsOf('production');
    const proxy = 'http://user:password@proxy.example.com:3128';
    const optional = { 'dakpion/dispatch-token': 'a-token-of-dispatch', 'dakpion/webhook-proxy-url': proxy };
    const given = { ...secrets, ...optional };
    for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
      const { name } = deployment.metadata;
      const read = (values: typeof secrets) => {
        const { dispatchToken, webhookProxyUrl } = settingsOf(
          name,
          environmentOf(deployment, objects, secretsOf(values)),
        );
        return [name, dispatchToken, webhookProxyUrl];
      };
      expect(read(secrets)).toEqual([name, null, null]);
      const token = name === 'gateway' ? 'a-token-of-dispatch' : null;
      expect(read(given)).toEqual([name, token, name === 'webhook' ? proxy : null]);
    }
  });

  test('encrypt secrets in production: gateway and webhook do not start without the key', () => {
    const objects = objectsOf('production');
    const { 'dakpion/secrets-key': key, ...others } = secrets;
    for (const deployment of objects.filter(({ kind }) => kind === 'Deployment')) {
      const { name } = deployment.metadata;
      const isSealing = name === 'gateway' || name === 'webhook';
      const read = (values: Readonly<Record<string, string>>) =>
        settingsOf(name, environmentOf(deployment, objects, secretsOf(values))).secretsKey;
      expect([name, read(secrets)]).toEqual([name, isSealing ? key : null]);
      if (isSealing) expect(() => read(others)).toThrow('no secret dakpion/secrets-key');
    }
  });

  test('run the image of this version', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    for (const overlay of overlays) {
      const objects = objectsOf(overlay).filter(({ kind }) => kind === 'Deployment');
      const containers = objects.flatMap(({ spec }) => {
        const { containers, initContainers = [] } = spec.template.spec;
        return [...containers, ...initContainers] as { image: string }[];
      });
      expect(new Set(containers.map(({ image }) => image.split(':')[1]))).toEqual(new Set([version]));
      for (const { metadata } of objects.filter(({ metadata }) => services.has(metadata.name))) {
        expect(metadata.labels?.['app.kubernetes.io/version']).toBe(version);
      }
    }
  });

  test('pull the image of production with a secret of the registry, and no other', () => {
    const accounts = (overlay: string) => objectsOf(overlay).filter(({ kind }) => kind === 'ServiceAccount');
    expect(
      accounts('production')
        .map(({ metadata }) => metadata.name)
        .sort(),
    ).toEqual([...services.keys()].sort());
    for (const account of accounts('production')) {
      expect(account).toMatchObject({ imagePullSecrets: [{ name: 'registry' }], automountServiceAccountToken: false });
    }
    for (const account of accounts('local')) expect(account).not.toHaveProperty('imagePullSecrets');
  });

  test('let the local Redis write to disk and evict nothing, with twice the memory that the request log may use', () => {
    const objects = objectsOf('local');
    const redis = objects.find(({ kind, metadata }) => kind === 'StatefulSet' && metadata.name === 'redis')!;
    const { args } = redis.spec.template.spec.containers[0] as { args: string[] };
    const settingOf = (option: string) => args[args.indexOf(option) + 1] ?? '';
    expect(['--appendonly', '--appendfsync', '--maxmemory-policy'].map(settingOf)).toEqual([
      'yes',
      'everysec',
      'noeviction',
    ]);
    const megabytes = Number.parseInt(settingOf('--maxmemory'), 10);
    const gateway = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'gateway')!;
    const { requestLogTotalMb } = settingsOf('gateway', environmentOf(gateway, objects, secretsOf(secrets)));
    expect(megabytes).toBeGreaterThanOrEqual(2 * requestLogTotalMb);
  });

  test('scale the gateway by its use of CPU', () => {
    for (const overlay of ['production', 'production-keda']) {
      const autoscalers = objectsOf(overlay).filter(({ kind }) => kind === 'HorizontalPodAutoscaler');
      expect(autoscalers.map(({ spec }) => spec)).toEqual([
        expect.objectContaining({
          scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'gateway' },
          minReplicas: 3,
          metrics: [{ type: 'Resource', resource: { name: 'cpu', target: expect.any(Object) } }],
        }),
      ]);
      const gateway = objectsOf(overlay).find((o) => o.kind === 'Deployment' && o.metadata.name === 'gateway');
      // With a fixed number, every apply would undo the decision of the autoscaler.
      expect(gateway?.spec.replicas).toBeUndefined();
    }
  });

  test.each(overlays)('of %s lead from outside to the API only, never to the operators’ port', (overlay) => {
    const backends = objectsOf(overlay)
      .filter(({ kind }) => kind === 'Ingress')
      .flatMap(({ spec }) => spec.rules as { http: { paths: { backend: unknown }[] } }[])
      .flatMap(({ http }) => http.paths.map(({ backend }) => backend));
    expect(backends).toEqual(backends.map(() => ({ service: { name: 'gateway', port: { name: 'http' } } })));
    expect(backends).toHaveLength(2);
    const services = objectsOf(overlay).filter(({ kind }) => kind === 'Service');
    const api = services.find(({ metadata }) => metadata.name === 'gateway');
    expect(api?.spec.ports).toEqual([expect.objectContaining({ name: 'http', targetPort: 'http' })]);
    for (const { spec } of services) expect(['ClusterIP', undefined]).toContain(spec.type);
  });

  test('let the hosts of the settings in, also in a copy of the overlay in which somebody has changed the marked values', () => {
    const directory = mkdtempSync(join(tmpdir(), 'overlay-'));
    cpSync(join(root, 'k8s/overlays/production'), directory, { recursive: true });
    const file = join(directory, 'kustomization.yaml');
    const changed = readFileSync(file, 'utf8')
      .replace('../../base', relative(directory, join(root, 'k8s/base')))
      .replace('PRODUCTION_HOST=api.example.com', 'PRODUCTION_HOST=parcels.example.org')
      .replace('SANDBOX_HOST=sandbox.example.com', 'SANDBOX_HOST=trials.example.org');
    writeFileSync(file, changed);
    const ingress = renderFolder(directory).objects.find(({ kind }) => kind === 'Ingress')!;
    rmSync(directory, { recursive: true });
    const hosts = ['parcels.example.org', 'trials.example.org'];
    expect(ingress.spec.rules.map(({ host }: { host: string }) => host)).toEqual(hosts);
    expect(ingress.spec.tls).toEqual([{ hosts, secretName: 'dakpion-tls' }]);
  });

  test('let 2 MiB of rider events through ingress-nginx, whose own limit is 1 MiB', () => {
    for (const overlay of ['production', 'production-keda']) {
      const ingress = objectsOf(overlay).find(({ kind }) => kind === 'Ingress');
      expect(ingress?.metadata.annotations).toEqual({ 'nginx.ingress.kubernetes.io/proxy-body-size': '2m' });
    }
  });

  test('scale the services without an autoscaler by KEDA, up to the number of partitions', () => {
    const objects = objectsOf('production-keda');
    const scaled = objects.filter(({ kind }) => kind === 'ScaledObject');
    expect(scaled.map(({ spec }) => spec.scaleTargetRef.name).sort()).toEqual(
      [...services.keys()].filter((name) => name !== 'gateway').sort(),
    );
    for (const { spec } of scaled) {
      expect(spec.maxReplicaCount).toBeLessThanOrEqual(topics.orderEvents.partitions);
      for (const { metadata, authenticationRef } of spec.triggers) {
        expect(authenticationRef).toEqual({ name: 'kafka' });
        const { consumes } = topicUses[spec.scaleTargetRef.name as ServiceName];
        const groups = Object.entries(consumes).flatMap(([group, consumed]) =>
          consumed.map(({ name }) => ({ consumerGroup: `${group}.${name}`, topic: name })),
        );
        expect(groups).toContainEqual({ consumerGroup: metadata.consumerGroup, topic: metadata.topic });
      }
    }
    for (const { spec } of objects.filter(({ kind }) => kind === 'Deployment')) expect(spec.replicas).toBeUndefined();
  });
});
