import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { followerNames } from '@dakpion/following';
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

  test('let Prometheus reach every service at its health port', () => {
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
      expect([alert, metrics.length > 0]).toEqual([alert, true]);
      for (const metric of metrics.filter((name) => name.startsWith('dakpion_'))) {
        expect([alert, documented.includes(`\`${metric}\``)]).toEqual([alert, true]);
      }
    }
  });

  test('link to a page, and each page whose alert Prometheus can see is linked', () => {
    const pages = readdirSync(join(root, 'docs/alerts')).map((name) => `docs/alerts/${name}`);
    const led = new Set(rules.map(({ annotations }) => annotations.runbook));
    // Found by a log line, an exporter of Kafka or /health/ready. The disk is the disk of the embedded program.
    const elsewhere = ['dead-letters', 'event-store-unavailable', 'disk-full'].map((name) => `docs/alerts/${name}.md`);
    expect([...led, ...elsewhere].sort()).toEqual(pages.sort());
  });
});

describeWith(['promtool'], 'promtool', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(directory, 'rules.yaml');
  beforeAll(() => writeFileSync(file, stringify(rulesFile.spec)));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Checks with series of one value a minute at which minutes an alert fires, with which labels, and with which value. */
  function expectAlerts(
    alertname: string,
    series: Readonly<Record<string, string>>,
    firing: ReadonlyArray<readonly [minute: number, ...labels: Record<string, string>[]]>,
    value = '',
  ): void {
    const { annotations, labels } = rulesFile.spec.groups[0].rules.find(({ alert }: Rule) => alert === alertname);
    const fill = (text: string, of: Record<string, string>) =>
      text
        .replace(
          /\{\{ or \$labels\.(\w+) \$labels\.(\w+) \}\}/,
          (_, one: string, other: string) => of[one] || (of[other] ?? ''),
        )
        .replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name: string) => of[name] ?? '')
        .replace(/\{\{ \$value[^}]* \}\}/, value);
    const alerts = (of: Record<string, string>) => ({
      exp_labels: { ...labels, ...of },
      exp_annotations: { ...annotations, summary: fill(annotations.summary, of) },
    });
    const tests = {
      interval: '1m',
      input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
      alert_rule_test: firing.map(([minute, ...all]) => {
        return { eval_time: `${minute}m`, alertname, exp_alerts: all.map(alerts) };
      }),
    };
    const path = join(directory, `${alertname}.yaml`);
    writeFileSync(path, stringify({ rule_files: [file], evaluation_interval: '1m', tests: [tests] }));
    expect(run('promtool', 'test', 'rules', path).fault).toBeNull();
  }

  test('finds no fault in the rules', () => {
    expect(run('promtool', 'check', 'rules', '--lint-fatal', file).fault).toBeNull();
  });

  test('fires for dropped messages that a process finds before the first scrape of Prometheus', () => {
    const topic = { group: 'webhook', topic: 'order.events.v1' };
    const name = 'dakpion_messages_dropped_alarms_total{group="webhook",topic="order.events.v1",pod=';
    const series = { [`${name}"webhook-0"}`]: '1x70', [`${name}"webhook-1"}`]: '_x40 1x30' };
    expectAlerts('MessagesDropped', series, [[39], [50, topic], [60]]);
  });

  test('fires while a twentieth of the answers are failures, and not for single ones or without requests', () => {
    const series = {
      'dakpion_requests_total{status="201",pod="a"}': '0+60x35 2100x15 _x40',
      'dakpion_requests_total{status="503",pod="a"}': '0+1x15 21+6x19 135x15 _x40',
    };
    expectAlerts('RequestsFail', series, [[14], [30, {}], [48], [70]], '9.091%');
  });

  test('fires for each follower as long as no instance reports it, and not for a build whose successor is reported', () => {
    const names = Object.values(followerNames);
    const others = names.filter((name) => name !== 'partners' && name !== 'order-usage');
    const series = {
      ...Object.fromEntries(others.map((name) => [`dakpion_follower_lag_seconds{follower="${name}"}`, '0x200 _x50'])),
      'dakpion_follower_lag_seconds{follower="order-usage~2",pod="order-1"}': '0x30 _x220',
      'dakpion_follower_lag_seconds{follower="order-usage~3",pod="order-1"}': '0x200 _x50',
      'dakpion_follower_lag_seconds{follower="partners",pod="gateway-1"}': '0x30 _x220',
    };
    const missing = names.map((name) => ({ name }));
    expectAlerts('FollowerMissing', series, [
      [29],
      [50, { name: 'partners' }],
      [195, { name: 'partners' }],
      [230, ...missing],
    ]);
  });

  test('fires for webhooks in review also in the first hour of Prometheus, and not for old ones after a gap', () => {
    expectAlerts(
      'WebhookReviewGrowing',
      { 'dakpion_webhook_in_review{pod="a"}': '0x5 150x30' },
      [[8], [20, {}]],
      '150',
    );
    const gap = {
      'dakpion_webhook_in_review{pod="a"}': '5000x30 _x70 5000x60',
      'dakpion_webhook_in_review{pod="b"}': '_x101 5050x60',
    };
    expectAlerts('WebhookReviewGrowing', gap, [[20], [106], [150]]);
  });

  test('fires for webhooks that cannot be attempted for minutes, and not after a short outage', () => {
    const name = 'dakpion_webhook_attempts_prevented_total{pod=';
    const series = { [`${name}"webhook-0"}`]: '0x5 20x15 20+4x15 80x10', [`${name}"webhook-1"}`]: '0x60' };
    expectAlerts('WebhooksLate', series, [[8], [11], [20], [32, {}], [50]], '8');
  });

  test('fires for a stuck event loop with and without labels of Kubernetes, and not for other programs of Node', () => {
    const ofPod = { instance: '10.0.0.1:9090', pod: 'order-1' };
    const ofHost = { instance: 'parcels.example:9090' };
    const series = {
      'nodejs_eventloop_lag_p99_seconds{instance="10.0.0.1:9090",pod="order-1"}': '0.7x20',
      'dakpion_event_store_unchecked_pages{instance="10.0.0.1:9090",pod="order-1"}': '0x20',
      'nodejs_eventloop_lag_p99_seconds{instance="parcels.example:9090"}': '0.7x20',
      'dakpion_event_store_unchecked_pages{instance="parcels.example:9090"}': '0x20',
      'nodejs_eventloop_lag_p99_seconds{instance="shop.example:9090"}': '0.7x20',
    };
    expectAlerts('EventLoopStuck', series, [[4], [10, ofPod, ofHost]], '0.7');
  });

  test('fires for a late publisher, and not for one that catches up at a start', () => {
    const series = { 'dakpion_follower_lag_seconds{follower="order-event-publisher"}': '0x5 80 0x5 61x10' };
    expectAlerts('PublisherBehind', series, [[6], [11], [15, {}]], '61');
  });

  test('fires for a late checkpoint of the transparency log, and not for one that is stored at the next try', () => {
    const series = { 'dakpion_transparency_checkpoint_overdue_seconds{pod="a"}': '0x5 61x4 0x5 62x10 0x5' };
    expectAlerts('TransparencyLogBehind', series, [[9], [19], [22, {}], [30]], '62');
  });
});
