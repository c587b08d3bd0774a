// Tests of the local overlay on the cluster of kubectl's current context.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import { partnerApi } from './api.mjs';
import { attempt, isReady, root, run, until } from './docker.mjs';

const namespace = 'dakpion-local';
const overlay = 'k8s/overlays/local';
const callbackUrl = `http://receiver.${namespace}.svc.cluster.local/hook`;
const localPort = 3902;

const kubectl = (args, options) =>
  run('kubectl', ['--namespace', namespace, ...args], { timeoutMs: 300_000, ...options });

/** Asks for confirmation before any change, because the context may be a shared cluster. */
export async function confirmContext() {
  const context = run('kubectl', ['config', 'current-context']);
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(
    `Apply ${overlay} to "${context}", then delete the namespace ${namespace}? Type yes: `,
  );
  prompt.close();
  return answer.trim() === 'yes';
}

export function cleanUpKubernetes() {
  attempt('kubectl', ['delete', 'namespace', namespace, '--ignore-not-found', '--wait=false']);
}

/** Each check is a name and a function that throws if the check fails. The cluster's nodes must have the image. */
export function kubernetesChecks() {
  return [
    [
      'kubectl apply, twice, and everything becomes ready',
      () => {
        for (const _ of ['the first time', 'again']) kubectl(['apply', '--kustomize', overlay]);
        kubectl(['wait', '--for=condition=Available', 'deployment', '--all', '--timeout=240s']);
      },
    ],
    [
      "the README's first order reaches its webhooks",
      async () => {
        const target = ['port-forward', 'service/gateway', `${localPort}:80`];
        const forward = spawn('kubectl', ['--namespace', namespace, ...target], { cwd: root });
        try {
          const url = `http://127.0.0.1:${localPort}`;
          await until('the gateway is forwarded', () => isReady(url));
          const partner = ['partners', 'create', '--name', 'Test', '--email', 'test@example.com', '--json'];
          const created = kubectl(['exec', 'deploy/gateway', '--', 'dakpion', ...partner]);
          const api = partnerApi(url, JSON.parse(created).api_keys.sandbox);
          const orderId = await api.create({ callback_url: callbackUrl });
          await api.completed(orderId);
          await until('its six webhooks arrive', () => kubectl(['logs', 'deploy/receiver']).split(orderId).length > 6);
        } finally {
          forward.kill();
        }
      },
    ],
    [
      'killed pods of every service come back, and the audit is clean',
      () => {
        kubectl(['delete', 'pod', '--selector', 'app.kubernetes.io/part-of=dakpion', '--grace-period=0', '--force']);
        kubectl(['wait', '--for=condition=Available', 'deployment', '--all', '--timeout=240s']);
        kubectl(['exec', 'deploy/gateway', '--', 'dakpion', 'audit', 'verify']);
      },
    ],
  ];
}
