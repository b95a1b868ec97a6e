import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  folder: string;
  remove(): void;
}

export interface CuttableDisk extends Disk {
  /** From now on nothing reaches the disk, and what had not is lost, as when the power goes. */
  cut(): void;
  /** As the next start of the machine finds it. */
  restore(): void;
}

const MEGABYTE = 1024 * 1024;
/** EXT4_IOC_SHUTDOWN, without writing the journal. */
const SHUTDOWN = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587d, struct.pack("I", 2))
`;

export function ordinaryDisk(): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-endurance-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** An ext4 file system in a file. @throws where this machine cannot mount one: it takes root, a loop device and Python */
export function cuttableDisk(): CuttableDisk {
  const parent = mkdtempSync(join(tmpdir(), 'hemline-endurance-'));
  const image = join(parent, 'image');
  const mounted = join(parent, 'mounted');
  mkdirSync(mounted);
  writeFileSync(image, '');
  run('truncate', ['-s', '1G', image]);
  run('mkfs.ext4', ['-q', image]);
  const mount = () => run('mount', ['-o', 'loop', image, mounted]);
  const unmount = () => runPatiently('umount', [mounted]);
  mount();
  return {
    folder: mounted,
    cut: () => run('python3', ['-c', SHUTDOWN, mounted]),
    restore() {
      unmount();
      mount();
    },
    remove() {
      unmount();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

/** @throws where this machine cannot mount one: it takes root */
export function smallDisk(megabytes: number): Disk & { fill(leaveMegabytes: number): void; free(): void } {
  const mounted = mkdtempSync(join(tmpdir(), 'hemline-endurance-'));
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', mounted]);
  const ballast = join(mounted, 'ballast');
  return {
    folder: mounted,
    fill(leave) {
      const { stdout } = run('df', ['--output=avail', '-B1', mounted]);
      const available = Number(stdout.trim().split('\n').at(-1));
      writeFileSync(ballast, Buffer.alloc(Math.max(0, available - leave * MEGABYTE)));
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      runPatiently('umount', [mounted]);
      rmSync(mounted, { recursive: true, force: true });
    },
  };
}

/** The system may not have done with killed processes yet. */
function runPatiently(command: string, args: string[]): void {
  for (let tries = 1; ; tries += 1) {
    try {
      run(command, args);
      return;
    } catch (error) {
      if (tries === 50) throw error;
      run('sleep', ['0.2']);
    }
  }
}

function run(command: string, args: string[]) {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  if (result.error || result.status !== 0) {
    throw new Error(`${command}: ${result.error?.message ?? result.stderr.trim()}`);
  }
  return result;
}
