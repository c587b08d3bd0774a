import { readFileSync } from 'node:fs';

const msPerTick = 10;

/**
 * What a process has used so far: CPU time of all threads, memory in MB with and without mapped files, and how often its main thread
 * has gone to sleep, which is how often it was woken. Throws if there is no such process.
 */
export function processUsage(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  // A process that has just ended has no memory.
  const number = (field) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return {
    cpuMs: (Number(user) + Number(system)) * msPerTick,
    residentMb: number('VmRSS') / 1_024,
    anonymousMb: number('RssAnon') / 1_024,
    waits: number('voluntary_ctxt_switches'),
  };
}
