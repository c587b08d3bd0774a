/** The addresses of the engines for services. */
export interface EngineUrls {
  readonly kafkaBrokers: string;
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
}
