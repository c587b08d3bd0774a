/** Where services find their engines. */
export interface EngineUrls {
  readonly kafkaBrokers: string;
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
}
