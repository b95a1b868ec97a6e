// `npm run dev`: the server, restarted when its files change, and Vite's pages with hot replacement in front of it.
import { type ChildProcess, spawn } from 'node:child_process';

const children: ChildProcess[] = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/server/main.ts'], { stdio: 'inherit' }),
  spawn('vite', { stdio: 'inherit', shell: process.platform === 'win32' }),
];

for (const child of children) {
  child.once('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
