import { BlockList } from 'node:net';
import { isAllowedAddress } from '@dakpion/callback-urls';
import fc from 'fast-check';
import { type KubernetesObject, render } from './kubernetes-objects.ts';
import { services, usesEvents } from './services.ts';
import { describeWith } from './tools.ts';

interface Peer {
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
  readonly namespaceSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
  readonly podSelector?: { readonly matchLabels?: Readonly<Record<string, string>> };
}

interface Selector {
  readonly matchLabels?: Readonly<Record<string, string>>;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: 'In';
    readonly values: readonly string[];
  }[];
}

interface Rule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports?: readonly { readonly protocol: string; readonly port: number | string; readonly endPort?: number }[];
}

function blockListOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/');
    list.addSubnet(network, Number(prefix), network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether the blocks allow packets to an address. */
function letsOut(blocks: readonly NonNullable<Peer['ipBlock']>[], address: string): boolean {
  const family = address.includes(':') ? 'ipv6' : 'ipv4';
  return blocks.some(
    ({ cidr, except = [] }) =>
      blockListOf([cidr]).check(address, family) && !blockListOf(except).check(address, family),
  );
}

const anyIpV4 = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)).map((octets) => octets.join('.'));
const anyIpV6 = fc
  .array(fc.nat(0xffff), { minLength: 8, maxLength: 8 })
  .map((groups) => groups.map((group) => group.toString(16)).join(':'));

describeWith(['kustomize'], 'The network policies', () => {
  describe.each(['local', 'production'])('of %s', (overlay) => {
    let policies: readonly KubernetesObject[] = [];
    beforeAll(() => {
      policies = render(overlay).objects.filter(({ kind }) => kind === 'NetworkPolicy');
    });

    /** The policies that select a service's pods, except the one that denies. */
    const policiesOf = (service: string) =>
      policies.filter(({ spec }) => {
        const { matchLabels = {}, matchExpressions = [] } = spec.podSelector as Selector;
        const wanted = Object.entries(matchLabels);
        const labels: Record<string, string> = {
          'app.kubernetes.io/name': service,
          'app.kubernetes.io/part-of': 'dakpion',
        };
        if (wanted.length + matchExpressions.length === 0) return false;
        return (
          wanted.every(([label, value]) => labels[label] === value) &&
          matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
        );
      });
    const egressOf = (service: string): Rule[] => policiesOf(service).flatMap(({ spec }) => spec.egress ?? []);
    const ingressOf = (service: string): Rule[] => policiesOf(service).flatMap(({ spec }) => spec.ingress ?? []);

    test('deny all other traffic for every pod of the namespace', () => {
      const denying = policies.find(({ metadata }) => metadata.name === 'nothing-by-default');
      expect(denying?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    });

    test('name the peers and the ports in every rule', () => {
      for (const service of services.keys()) {
        for (const { to, ports } of egressOf(service)) {
          expect(to?.length).toBeGreaterThan(0);
          expect(ports?.length).toBeGreaterThan(0);
        }
        for (const { from, ports } of ingressOf(service)) {
          expect(from?.length).toBeGreaterThan(0);
          expect(ports?.length).toBeGreaterThan(0);
        }
      }
    });

    test('let all services reach DNS and their engines, and only webhook other addresses', () => {
      const receivers = overlay === 'local' ? [['http'], [1]] : [[1]];
      for (const service of services.keys()) {
        const reached = egressOf(service).map(({ ports }) => ports?.map(({ port }) => port));
        const events = usesEvents(service) ? [[2113]] : [];
        const all = [[9092, 6379], ...events, [53, 53], ...(service === 'webhook' ? receivers : [])];
        expect([service, reached.map(String).sort()]).toEqual([service, all.map(String).sort()]);
      }
    });

    test('permit DNS requests to the cluster and to its cache on the node', () => {
      const [names] = egressOf('order').filter(({ ports }) => ports?.some(({ port }) => port === 53));
      expect(names?.to).toEqual([
        expect.objectContaining({ podSelector: { matchLabels: { 'k8s-app': 'kube-dns' } } }),
        { ipBlock: { cidr: '169.254.20.10/32' } },
      ]);
      expect(names?.ports).toEqual([
        { protocol: 'UDP', port: 53 },
        { protocol: 'TCP', port: 53 },
      ]);
    });

    test('let requests reach the gateway only, and operators only from their networks', () => {
      for (const service of services.keys()) {
        const doors = ingressOf(service).map(({ from, ports }) => [
          ...(from ?? []).flatMap(({ namespaceSelector }) => Object.keys(namespaceSelector?.matchLabels ?? {})),
          ...(ports ?? []).map(({ port }) => port),
        ]);
        const metrics = ['dakpion/monitoring', 9090];
        const requests = [
          ['dakpion/ingress', 'http'],
          ['dakpion/operators', 'operator'],
        ];
        expect(doors).toEqual(service === 'gateway' ? [...requests, metrics] : [metrics]);
      }
    });

    describe('let webhooks reach', () => {
      const blocks = () => {
        const receivers = egressOf('webhook').filter(({ ports }) => ports?.some(({ endPort }) => endPort === 65_535));
        const peers = receivers.flatMap(({ to }) => to ?? []);
        return peers.flatMap(({ ipBlock }) => (ipBlock === undefined ? [] : [ipBlock]));
      };

      test.each([
        '10.0.0.1',
        '100.64.0.1',
        '127.0.0.1',
        '169.254.169.254',
        '169.254.170.2',
        '168.63.129.16',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '0.0.0.0',
        '224.0.0.1',
        '255.255.255.255',
        '::1',
        'fd00:ec2::254',
        'fe80::1',
        '64:ff9b::a00:1',
        '2002:a00:1::',
      ])('no address %s', (address) => {
        expect(blocks()).toHaveLength(2);
        expect(letsOut(blocks(), address)).toBe(false);
      });

      test.each(['1.1.1.1', '103.4.145.245', '172.15.255.255', '172.32.0.0', '2606:4700:4700::1111'])(
        'the address %s',
        (address) => {
          expect(letsOut(blocks(), address)).toBe(true);
        },
      );

      test('the IPv4 addresses that the webhook service accepts', () => {
        const known = blocks();
        const edges = known.flatMap(({ except = [] }) => except.map((range) => range.split('/')[0] ?? ''));
        for (const address of edges) expect(isAllowedAddress(address, [])).toBe(false);
        fc.assert(
          fc.property(anyIpV4, (address) => letsOut(known, address) === isAllowedAddress(address, [])),
          { numRuns: 500 },
        );
      });

      test('no IPv6 address that the webhook service refuses', () => {
        const known = blocks();
        const global = anyIpV6.map((address) =>
          address.replace(/^[^:]*/, (group) => `2${group.slice(-3).padStart(3, '0')}`),
        );
        fc.assert(
          fc.property(
            fc.oneof(anyIpV6, global),
            (address) => !letsOut(known, address) || isAllowedAddress(address, []),
          ),
          { numRuns: 300 },
        );
      });
    });
  });
});
