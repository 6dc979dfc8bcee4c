import { readFileSync } from 'node:fs';

const MS_PER_TICK = 10;

/** CPU time of a process and all its threads so far, in milliseconds; 0 where there is no /proc. */
export function cpuTimeOf(pid: number | string | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return 0;
  }
}
