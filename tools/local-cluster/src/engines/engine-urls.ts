/** The addresses of the engines for services. */
export interface EngineUrls {
  readonly kafkaBrokers: string;
  readonly eventStoreUrl: string;
  readonly redisUrl: string;
  /** The password of the services' users of Redis. Null: they have none, and use the URL as it is. */
  readonly redisPassword: string | null;
}
