import { readFileSync } from 'node:fs';

/** The kernel counts a process's time in hundredths of a second. */
const MS_PER_TICK = 10;

/** What a process has used of processors. @returns NaN where the system does not tell */
export function processorMs(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
