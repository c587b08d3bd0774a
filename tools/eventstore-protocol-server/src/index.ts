export { type ProtocolServer, type ProtocolServerOptions, startProtocolServer } from './start-protocol-server.ts';
