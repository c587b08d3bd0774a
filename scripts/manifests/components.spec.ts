import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { type KubernetesObject, renderFolder } from './kubernetes-objects.ts';
import { services } from './services.ts';
import { describeWith, root, run } from './tools.ts';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: Readonly<Record<string, string>>;
}

const monitoring = join(root, 'k8s/components/monitoring');
const rulesFile = parse(readFileSync(join(monitoring, 'prometheus-rules.yaml'), 'utf8')) as KubernetesObject;
const rules = rulesFile.spec.groups.flatMap((group: { rules: Rule[] }) => group.rules) as readonly Rule[];
const read = (path: string) => readFileSync(join(root, path), 'utf8');

describeWith(['kustomize'], 'The components for production', () => {
  const directory = mkdtempSync(join(tmpdir(), 'overlay-'));
  let objects: readonly KubernetesObject[] = [];
  beforeAll(() => {
    const path = (folder: string) => relative(directory, join(root, folder));
    const components = ['monitoring', 'ingress-on-nodes'].map((name) => path(`k8s/components/${name}`));
    const overlay = { namespace: 'dakpion', resources: [path('k8s/overlays/production')], components };
    writeFileSync(join(directory, 'kustomization.yaml'), stringify(overlay));
    ({ objects } = renderFolder(directory));
  });
  afterAll(() => rmSync(directory, { recursive: true }));

  test('let Prometheus ask every service at its health port', () => {
    const [monitor] = objects.filter(({ kind }) => kind === 'PodMonitor');
    const { selector, podMetricsEndpoints } = monitor!.spec;
    expect(podMetricsEndpoints).toEqual([expect.objectContaining({ port: 'health', path: '/metrics' })]);
    for (const service of services.keys()) {
      const deployment = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === service)!;
      const { metadata, spec } = deployment.spec.template;
      expect(metadata.labels).toMatchObject(selector.matchLabels);
      expect(spec.containers[0].ports).toContainEqual({ name: 'health', containerPort: 9090 });
    }
  });

  test('let an ingress controller on the network of its nodes reach the public port of the gateway only', () => {
    const policy = objects.find(
      ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'ingress-on-nodes',
    );
    expect(policy?.metadata.namespace).toBe('dakpion');
    expect(policy?.spec).toEqual({
      podSelector: { matchLabels: { 'app.kubernetes.io/name': 'gateway' } },
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ ipBlock: { cidr: expect.any(String) } }], ports: [{ protocol: 'TCP', port: 'http' }] }],
    });
  });
});

describe('The alerts of Prometheus', () => {
  test('use metrics that the services have', () => {
    const documented = read('docs/metrics.md');
    for (const { alert, expr } of rules) {
      const metrics = expr.match(/\b(dakpion|nodejs)_\w+/g) ?? [];
      expect([alert, metrics.length]).toEqual([alert, expect.any(Number)]);
      for (const metric of metrics.filter((name) => name.startsWith('dakpion_'))) {
        expect([alert, documented.includes(`\`${metric}\``)]).toEqual([alert, true]);
      }
    }
  });

  test('link to a page, and each page whose alert Prometheus can see is linked', () => {
    const pages = readdirSync(join(root, 'docs/alerts')).map((name) => `docs/alerts/${name}`);
    const led = new Set(rules.map(({ annotations }) => annotations.runbook));
    // A log line, an exporter of Kafka, /health/ready; the disk is that of the embedded program.
    const elsewhere = ['dead-letters', 'event-store-unavailable', 'disk-full'].map((name) => `docs/alerts/${name}.md`);
    expect([...led, ...elsewhere].sort()).toEqual(pages.sort());
  });
});

describeWith(['promtool'], 'promtool', () => {
  test('finds no fault in the rules', () => {
    const directory = mkdtempSync(join(tmpdir(), 'rules-'));
    const file = join(directory, 'rules.yaml');
    writeFileSync(file, stringify(rulesFile.spec));
    try {
      expect(run('promtool', 'check', 'rules', '--lint-fatal', file).fault).toBeNull();
    } finally {
      rmSync(directory, { recursive: true });
    }
  });
});
