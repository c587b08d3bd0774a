export { cliSettings } from './cli-settings.ts';
export { CommandFailure } from './command-failure.ts';
export { instant } from './instant.ts';
export { integer } from './integer.ts';
export { kafkaCluster } from './kafka-cluster.ts';
export { OperatorClient } from './operator-client.ts';
export { oneLine, print, printable, table } from './print.ts';
export { rewriteLine } from './rewritten-line.ts';
export { type ServerOptions, serverAddress, withServer } from './server-options.ts';
export {
  type ArrivedWebhook,
  listenForWebhooks,
  type WebhookListener,
  type WebhookListenerOptions,
} from './webhook-listener.ts';
