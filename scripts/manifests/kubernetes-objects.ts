import { parseAllDocuments } from 'yaml';
import { run } from './tools.ts';

/** The parts of a Kubernetes object that the specs read. */
export interface KubernetesObject {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
  // biome-ignore lint/suspicious/noExplicitAny: the schemas are checked by kubernetes-validate
  readonly spec?: any;
  readonly data?: Readonly<Record<string, string>>;
}

/** Renders an overlay of k8s/overlays as kubectl would apply it. */
export function render(overlay: string): { text: string; objects: readonly KubernetesObject[] } {
  return renderFolder(`k8s/overlays/${overlay}`);
}

/** Renders an overlay in any folder, relative to the root of the repository. */
export function renderFolder(folder: string): { text: string; objects: readonly KubernetesObject[] } {
  const { output, fault } = run('kustomize', 'build', folder);
  if (fault !== null) throw new Error(fault);
  return { text: output, objects: parseAllDocuments(output).map((document) => document.toJS() as KubernetesObject) };
}

/** Objects that create pods: Deployments and StatefulSets. */
export function workloads(objects: readonly KubernetesObject[]): readonly KubernetesObject[] {
  return objects.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
}

interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
  };
}

/**
 * The environment of a pod's named container, by default the first. `secret` returns a secret's value, or undefined.
 */
export function environmentOf(
  workload: KubernetesObject,
  objects: readonly KubernetesObject[],
  secret: (name: string, key: string) => string | undefined,
  container = workload.spec.template.spec.containers[0],
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const { configMapRef } of container.envFrom ?? []) {
    const map = objects.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name);
    if (map?.data === undefined) throw new Error(`${workload.metadata.name}: no ConfigMap ${configMapRef.name}`);
    Object.assign(environment, map.data);
  }
  for (const { name, value, valueFrom } of (container.env ?? []) as readonly Variable[]) {
    const from = valueFrom?.secretKeyRef;
    const given = from === undefined ? (value ?? '') : secret(from.name, from.key);
    if (given !== undefined) environment[name] = given;
    else if (!from?.optional) throw new Error(`${workload.metadata.name}: no secret ${from?.name}/${from?.key}`);
  }
  return environment;
}
