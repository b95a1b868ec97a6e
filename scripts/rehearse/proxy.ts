import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

const TEMPLATE = join(import.meta.dirname, '../../deploy/nginx.conf.template');

/** nginx, with the configuration that compose.full.yaml gives it and a certificate of its own that this process trusts. */
export async function startProxy(
  folder: string,
  { port, apps }: { port: number; apps: [number, number] },
): Promise<{ stop(): Promise<void> }> {
  const tls = join(folder, 'tls');
  mkdirSync(tls, { recursive: true });
  makeCertificate(tls);
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    APP_1: `127.0.0.1:${apps[0]}`,
    APP_2: `127.0.0.1:${apps[1]}`,
    TLS: tls,
  };
  const server = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (all, name) => values[name] ?? all);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  const path = join(folder, 'nginx.conf');
  writeFileSync(
    path,
    `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr error; events {} http { access_log off; ${places} ${server} }`,
  );
  const child = spawn('nginx', ['-c', path, '-p', folder], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await Promise.race([sleep(1_000), ended.then(() => Promise.reject(new Error('nginx ended at once')))]);
  return {
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}

export function isNginxHere(): boolean {
  return spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;
}

function makeCertificate(folder: string): void {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'],
    ...subject,
    ...['-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0) throw new Error(`no certificate: ${made.stderr}`);
  setDefaultCACertificates([...getCACertificates(), readFileSync(cert, 'utf8')]);
}
