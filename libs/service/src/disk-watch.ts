import type { Logger } from 'pino';
import { Gauge, register } from 'prom-client';
import type { DiskSpace } from './disk-space.ts';

const lookEveryMs = 1_000;
const gaugeName = 'dakpion_disk_free_bytes';

/** Logs when the disk becomes too full for writes, or loses the files, and when writes continue. Measures the free space. */
export function watchDiskSpace(diskSpace: DiskSpace, log: Logger): { stop(): void } {
  let isShort = false;
  const look = () => {
    const shortage = diskSpace.shortage();
    if ((shortage !== null) === isShort) return;
    isShort = shortage !== null;
    if (isShort) log.error(`Writes are stopped: ${shortage}`);
    else log.warn('Writes continue');
  };
  const timer = setInterval(look, lookEveryMs).unref();
  new Gauge({
    name: gaugeName,
    help: 'Free bytes of the fullest file system of the data directory.',
    collect() {
      this.set(diskSpace.freeBytes());
    },
  });
  return {
    stop: () => {
      clearInterval(timer);
      register.removeSingleMetric(gaugeName);
    },
  };
}
