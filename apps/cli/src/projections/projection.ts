/** A build of a projection, as the server returns it. */
export interface ProjectionBuild {
  readonly number: number;
  readonly version: number;
  readonly state: 'building' | 'serving' | 'kept';
  readonly began_at: string;
  readonly completed_at: string | null;
  readonly percent: number | null;
  readonly events_per_second: number | null;
}

/** A projection and its builds, oldest first, as the server returns it. */
export interface Projection {
  readonly projection: string;
  readonly builds: readonly ProjectionBuild[];
}
