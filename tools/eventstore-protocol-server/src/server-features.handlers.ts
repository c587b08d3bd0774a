import type { IServerFeaturesServer } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import messages from '@eventstore/db-client/generated/serverfeatures_pb.js';

/** The version of EventStoreDB whose behaviour is implemented: the first that reports when a subscription has caught up. */
const version = '23.10.0';

/** Without BatchAppend in this list, the client would append with Append, which is not served. */
const methods = ['Read', 'BatchAppend'];

/** Returns the features of the server to clients. */
export function serverFeaturesHandlers(): IServerFeaturesServer {
  return {
    getSupportedMethods: (_call, answer) => {
      const supported = new messages.SupportedMethods();
      supported.setEventStoreServerVersion(version);
      for (const method of methods) {
        const entry = new messages.SupportedMethod();
        entry.setServiceName('event_store.client.streams.Streams');
        entry.setMethodName(method);
        supported.addMethods(entry);
      }
      answer(null, supported);
    },
  };
}
