import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { topicUses } from '@dakpion/contracts';
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
const consumerGroups = Object.values(topicUses).flatMap(({ consumes }) =>
  Object.entries(consumes).flatMap(([group, topics]) => topics.map(({ name }) => `${group}.${name}`)),
);
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
    // The disk is the disk of the embedded program, which has its own rules in docs/operations/watch.md.
    expect([...led, 'docs/alerts/disk-full.md'].sort()).toEqual(pages.sort());
  });

  test('keep the installations apart that one Prometheus watches', () => {
    const installation = /^namespace, job(,|$)/;
    for (const { alert, expr } of rules) {
      const aggregations = expr.matchAll(/\b(?:sum|min|max|avg|count|group)\s*(?:by \(([^)]*)\)\s*)?\(/g);
      const matches = expr.matchAll(/\b(?:and|unless) on \(([^)]*)\)/g);
      for (const [part, labels = ''] of [...aggregations, ...matches])
        expect([alert, part, installation.test(labels)]).toEqual([alert, part, true]);
      // `absent` has no labels: the series of another installation would hide that one is missing.
      expect([alert, /\babsent/.test(expr)]).toEqual([alert, alert === 'DakpionMissing']);
    }
  });

  test('name each consumer group that must exist', () => {
    const { expr } = rules.find(({ alert }) => alert === 'ConsumerMissing')!;
    const named = [...expr.matchAll(/dakpion_consumer_lag_messages\{group="([^"]+)"\}, "group", "\1"/g)];
    expect(named.map(([, group]) => group).sort()).toEqual(consumerGroups.toSorted());
  });
});

describeWith(['promtool'], 'promtool', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  const file = join(directory, 'rules.yaml');
  beforeAll(() => writeFileSync(file, stringify(rulesFile.spec)));
  afterAll(() => rmSync(directory, { recursive: true }));

  /** Checks with series of one value a minute at which minutes an alert fires, with which labels, and with which value. */
  const orders = { api: 'partners', kind: 'write' };

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
      'dakpion_requests_total{status="201",api="partners",kind="write",pod="a"}': '0+60x35 2100x15 _x40',
      'dakpion_requests_total{status="503",api="partners",kind="write",pod="a"}': '0+1x15 21+6x19 135x15 _x40',
    };
    expectAlerts('RequestsFail', series, [[14], [30, orders], [48], [70]], '9.091%');
  });

  test('fires while a twentieth of the orders are refused, however many other requests succeed or are wrong', () => {
    const series = {
      'dakpion_requests_total{status="201",api="partners",kind="write",pod="a"}': '0+60x35',
      'dakpion_requests_total{status="503",api="partners",kind="write",pod="a"}': '0+6x35',
      'dakpion_requests_total{status="401",api="partners",kind="write",pod="a"}': '0+9000x35',
      'dakpion_requests_total{status="200",api="partners",kind="read",pod="a"}': '0+9000x35',
      'dakpion_requests_total{status="202",api="dispatch",kind="write",pod="a"}': '0+9000x35',
    };
    expectAlerts('RequestsFail', series, [[30, orders]], '9.091%');
  });

  test('fires while an engine does not answer a process for a minute, also without requests', () => {
    const series = {
      'dakpion_engine_up{engine="state_store",pod="a"}': '1x5 0x10',
      'dakpion_engine_up{engine="state_store",pod="b"}': '1x15',
      'dakpion_engine_up{engine="broker",pod="a"}': '1x5 0 1x10',
    };
    expectAlerts('EngineUnavailable', series, [[6], [10, { engine: 'state_store' }]]);
  });

  test('fires for an installation that Prometheus lost, also beside another one, and without any installation', () => {
    const process = (namespace: string) =>
      `dakpion_event_store_unchecked_pages{namespace="${namespace}",job="dakpion"}`;
    const lost = { namespace: 'production', job: 'dakpion' };
    const both = { [process('production')]: '0x10 _x20', [process('staging')]: '0x40' };
    expectAlerts('DakpionMissing', both, [[9], [20, lost], [30, lost]]);
    expectAlerts('DakpionMissing', { [process('production')]: '0x10 _x1500' }, [[9], [20, lost], [1470, {}]]);
  });

  test('fires for an installation without a gateway, although its other processes and another installation run', () => {
    const of = (name: string, namespace: string) => `${name}{namespace="${namespace}",job="dakpion"}`;
    const series = {
      [of('dakpion_event_store_unchecked_pages', 'production')]: '0x30',
      [of('dakpion_event_streams', 'production')]: '0x10 _x20',
      [of('dakpion_event_store_unchecked_pages', 'staging')]: '0x30',
      [of('dakpion_event_streams', 'staging')]: '0x30',
    };
    expectAlerts('GatewayMissing', series, [[9], [20, { namespace: 'production', job: 'dakpion' }]]);
  });

  test('fires for each consumer group that no process of an installation has, although another installation has it', () => {
    const lag = (namespace: string, group: string) =>
      `dakpion_consumer_lag_messages{namespace="${namespace}",job="dakpion",group="${group}"}`;
    const pricing = 'pricing.pricing.requests.v1';
    const others = consumerGroups.filter((group) => group !== pricing);
    const series = {
      'dakpion_event_store_unchecked_pages{namespace="production",job="dakpion",pod="order-1"}': '0x40',
      'dakpion_event_store_unchecked_pages{namespace="staging",job="dakpion",pod="order-1"}': '0x40',
      ...Object.fromEntries(consumerGroups.map((group) => [lag('staging', group), '0x40'])),
      ...Object.fromEntries(others.map((group) => [lag('production', group), '0x40'])),
      [lag('production', pricing)]: '0x10 _x30',
    };
    const missing = { namespace: 'production', job: 'dakpion', group: pricing };
    expectAlerts('ConsumerMissing', series, [[10], [13], [22, missing]]);
  });

  test('fires while nobody looks for orders that wait too long', () => {
    const series = {
      dakpion_event_store_unchecked_pages: '0x40',
      'dakpion_orders_overdue{environment="production",parcel_status="PENDING",pod="dispatch-1"}': '3x10 _x30',
    };
    expectAlerts('OrdersUnwatched', series, [[10], [22, {}]]);
  });

  test('fires for the first dead letter of a process, and again for a later one', () => {
    const labels = { topic: 'dispatch.rider-events.v1', group: 'dispatch', reason: 'malformed_json' };
    const name =
      'dakpion_dead_letters_total{topic="dispatch.rider-events.v1",group="dispatch",reason="malformed_json"}';
    expectAlerts('DeadLettersGrowing', { [name]: '_x10 1x50 2x30' }, [[9], [15, labels], [40], [65, labels], [85]]);
  });

  test('fires for a witness that has cosigned nothing for a quarter of an hour, and not for one that fails at times', () => {
    const series = {
      'dakpion_transparency_uncosigned_checkpoints{witness="https://a.example",pod="order-1"}': '0x5 1+1x30',
      'dakpion_transparency_uncosigned_checkpoints{witness="https://b.example",pod="order-1"}': '0x5 1x5 0 1x5 0x20',
    };
    expectAlerts('WitnessMissing', series, [[18], [25, { witness: 'https://a.example' }]], '20');
  });

  test('fires for each follower as long as no instance reports it, and not for a build whose successor is reported', () => {
    const names = Object.values(followerNames);
    const others = names.filter((name) => name !== 'partners' && name !== 'order-usage');
    const series = {
      ...Object.fromEntries(others.map((name) => [`dakpion_follower_lag_seconds{follower="${name}"}`, '0x200 _x50'])),
      'dakpion_follower_lag_seconds{follower="order-usage~2",pod="order-1"}': '0x30 _x220',
      'dakpion_follower_lag_seconds{follower="order-usage~3",pod="order-1"}': '0x200 _x50',
      'dakpion_follower_lag_seconds{follower="partners",pod="gateway-1"}': '0x30 _x220',
      // Another installation.
      'dakpion_follower_lag_seconds{follower="partners",job="staging"}': '0x250',
      'dakpion_event_store_unchecked_pages{pod="gateway-1"}': '0x250',
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
    const two = { 'dakpion_webhook_in_review{job="a"}': '0x60', 'dakpion_webhook_in_review{job="b"}': '900x60' };
    expectAlerts('WebhookReviewGrowing', two, [[30]]);
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
