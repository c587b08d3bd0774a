import { type Environment, type OpenStatus, openStatuses } from '@dakpion/contracts';
import { httpUrl, integer, path } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

/** MiB, up to 100 TiB. */
const storageMb = integer(1, 104_857_600);
/** A week. */
const longestPendingMinutes = 10_080;
/** The defaults suit a courier that delivers within the city on the same day. */
const defaultAlertMinutes: OrderSettings['alertMinutes'] = {
  PENDING: 10,
  ASSIGNED: 15,
  ACCEPTED: 30,
  STARTED: 60,
  PICKED: 120,
};

/** The settings of prices, the service area, orders that take too long, and what partners may store. */
export interface OrderSettings {
  readonly robotStepMs: number;
  /** Older rider events are refused. */
  readonly riderEventMaxAgeHours: number;
  /** An order that has had a status for longer is reported. */
  readonly alertMinutes: Readonly<Record<OpenStatus, number>>;
  /** A production order that has been PENDING for longer is cancelled. Null: none is. */
  readonly pendingCancelMinutes: number | null;
  readonly tariffFile: string | null;
  readonly tariffFileSandbox: string | null;
  readonly serviceAreaFile: string | null;
  readonly osrmUrl: string | null;
  /** The maximum size of the events of one partner's orders and webhooks, in MiB. */
  readonly partnerStorageMb: Readonly<Record<Environment, number>>;
}

export function readOrderSettings(variables: VariableReader): OrderSettings {
  return {
    robotStepMs: variables.read('ROBOT_STEP_MS', integer(1, 3_600_000), 3000),
    riderEventMaxAgeHours: variables.read('RIDER_EVENT_MAX_AGE_HOURS', integer(1, 8_760), 24),
    alertMinutes: readAlertMinutes(variables),
    pendingCancelMinutes: variables.read<number | null>(
      'PENDING_CANCEL_MINUTES',
      integer(1, longestPendingMinutes),
      null,
    ),
    tariffFile: variables.read('TARIFF_FILE', path, null),
    tariffFileSandbox: variables.read('TARIFF_FILE_SANDBOX', path, null),
    serviceAreaFile: variables.read('SERVICE_AREA_FILE', path, null),
    osrmUrl: variables.read('OSRM_URL', httpUrl, null),
    partnerStorageMb: {
      production: variables.read('PARTNER_STORAGE_MB', storageMb, 102_400),
      sandbox: variables.read('PARTNER_STORAGE_MB_SANDBOX', storageMb, 2_048),
    },
  };
}

/** The variable of an open status, e.g. `PENDING_ALERT_MINUTES`. */
function readAlertMinutes(variables: VariableReader): OrderSettings['alertMinutes'] {
  const minutes = openStatuses.map((status) => {
    const read = variables.read(
      `${status}_ALERT_MINUTES`,
      integer(1, longestPendingMinutes),
      defaultAlertMinutes[status],
    );
    return [status, read] as const;
  });
  return Object.fromEntries(minutes) as Record<OpenStatus, number>;
}
