import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import type { Resolve } from './guarded-connection.ts';
import { createGuardedImageFetcher } from './guarded-image-fetcher.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

describe('fetching a pasted address', () => {
  const { signal } = new AbortController();
  const folder = mkdtempSync(join(tmpdir(), 'hemline-fetch-'));
  let server: Server;
  let port: number;
  let requests: IncomingMessage[] = [];
  let connections = 0;
  let answer: Answer = () => {};
  let photo: Uint8Array;

  beforeAll(async () => {
    photo = await drawPhoto();
    server = createServer((request, response) => {
      requests.push(request);
      answer(request, response);
    });
    server.on('connection', () => {
      connections += 1;
    });
    port = await listening(server);
  });
  beforeEach(() => {
    requests = [];
    connections = 0;
    answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(photo);
  });
  afterEach(() => {
    expect(readdirSync(folder)).toEqual([]);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });

  /** As the operator of an inner picture host would set it up. */
  function fetcher(options: Partial<Parameters<typeof createGuardedImageFetcher>[0]> = {}) {
    return createGuardedImageFetcher({ folder, allow: [`127.0.0.1:${port}`], ownHosts: [], ...options });
  }

  const here = (path = '/a.jpg') => `http://127.0.0.1:${port}${path}`;

  describe('that leads inside is refused without a connection:', () => {
    const names: Record<string, string[]> = {
      'loopback.test': ['127.0.0.1'],
      'private.test': ['10.0.0.5'],
      'mixed.test': ['93.184.216.34', '127.0.0.1'],
      'mapped.test': ['::ffff:127.0.0.1'],
      'nat64.test': ['64:ff9b::7f00:1'],
      'unique.test': ['fd00::1'],
      'localhost.': ['127.0.0.1'],
      localhost: ['::1', '127.0.0.1'],
    };
    const resolve: Resolve = (hostname, _options, callback) => {
      const found = names[hostname] ?? [];
      if (found.length === 0) return callback(new Error(`unexpected question for ${hostname}`), []);
      callback(null, found.map(addressOf));
    };

    test.each([
      'http://127.0.0.1/',
      'http://127.0.0.1:PORT/',
      'http://127.1/',
      'http://127.0.0.1.:PORT/',
      'http://2130706433/',
      'http://0x7f000001:PORT/',
      'http://0x7f.1/',
      'http://017700000001/',
      'http://0177.0.0.1:PORT/',
      'http://127。0。0。1/',
      'http://１２７.0.0.1/',
      'http://①②⑦.0.0.1/',
      'http://0/',
      'http://0.0.0.0:PORT/',
      'http://10.0.0.1/',
      'http://172.16.0.1/',
      'http://192.168.1.1/',
      'http://100.64.0.1/',
      'http://100.100.100.200/latest/meta-data/',
      'http://169.254.169.254/latest/meta-data/',
      'http://192.0.0.192/',
      'http://198.18.0.1/',
      'http://224.0.0.1/',
      'http://255.255.255.255/',
      'http://240.0.0.1/',
      'http://[::1]/',
      'http://[::1]:PORT/',
      'http://[::]/',
      'http://[0:0:0:0:0:0:0:1]/',
      'http://[::ffff:127.0.0.1]/',
      'http://[::ffff:7f00:1]:PORT/',
      'http://[::127.0.0.1]/',
      'http://[64:ff9b::7f00:1]/',
      'http://[64:ff9b:1::a00:1]/',
      'http://[2002:7f00:1::]/',
      'http://[2001:0:1::1]/',
      'http://[fc00::1]/',
      'http://[fd00:ec2::254]/',
      'http://[fe80::1]/',
      'http://[fec0::1]/',
      'http://[ff02::1]/',
      'http://[fe80::1%25eth0]/',
      'http://loopback.test/',
      'https://private.test/',
      'http://mixed.test/',
      'http://mapped.test/',
      'http://nat64.test/',
      'http://unique.test/',
      'http://localhost/',
      'http://localhost./',
      'http://hemline.example/api/files/1',
      'http://HEMLINE.example./',
    ])('%s', async (address) => {
      const guarded = fetcher({ allow: [], ownHosts: ['hemline.example'], resolve });

      await expect(guarded.fetch(address.replace('PORT', String(port)), signal)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('cannot be fetched'),
      });

      expect(connections).toBe(0);
    });

    test.each([
      'http://93.184.216.34:22/',
      'https://93.184.216.34:8443/',
      'http://somebody@93.184.216.34/',
      'http://93.184.216.34@127.0.0.1/',
      'http://:secret@93.184.216.34/',
      'file:///etc/passwd',
      'ftp://93.184.216.34/a.jpg',
      'gopher://93.184.216.34/',
      'data:image/png;base64,iVBORw0KGgo=',
      'blob:http://93.184.216.34/1',
      '//93.184.216.34/a.jpg',
      'http://',
      'http:///',
      'http://a b/',
      'nonsense',
      '',
    ])('and so is %s', async (address) => {
      await expect(fetcher({ allow: [] }).fetch(address, signal)).rejects.toMatchObject({
        code: 'invalid',
        message: expect.stringContaining('cannot be fetched'),
      });
      expect(connections).toBe(0);
    });
  });

  test('a name is resolved once, inside of the connection: there is no second answer to swap', async () => {
    const asked: string[] = [];
    const rebinding: Resolve = (hostname, _options, callback) => {
      asked.push(hostname);
      // Whoever asks before connecting is shown a public address; the connection itself would get the inner one.
      callback(null, [addressOf(asked.length === 1 ? '127.0.0.1' : '93.184.216.34')]);
    };

    await expect(
      fetcher({ allow: [], resolve: rebinding }).fetch('http://rebind.test/', signal),
    ).rejects.toThrow('cannot be fetched');

    expect(asked).toEqual(['rebind.test']);
    expect(connections).toBe(0);
  });

  test('a picture comes as a file, whatever type its server claims, and nothing of the person is told', async () => {
    const fetched = await fetcher().fetch(here(), signal);

    expect(readFileSync(fetched?.path ?? '')).toEqual(Buffer.from(photo));
    await fetched?.dispose();
    expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'host',
      'user-agent',
    ]);
  });

  test('three redirects are followed, a fourth is not', async () => {
    answer = (request, response) => {
      const left = Number(/\d+/.exec(request.url ?? '')?.[0]);
      if (left === 0) response.end(photo);
      else response.writeHead(302, { location: `/${left - 1}`, 'set-cookie': 'a=b' }).end();
    };

    await (await fetcher().fetch(here('/3'), signal))?.dispose();
    expect(requests).toHaveLength(4);
    expect(requests.some(({ headers }) => headers.cookie || headers.referer)).toBe(false);
    await expect(fetcher().fetch(here('/4'), signal)).rejects.toThrow('cannot be fetched');
  });

  test.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2130706433/',
    'http://inner.test/',
    'file:///etc/passwd',
    'data:image/gif;base64,R0lGODlh',
    '//127.0.0.1:1/',
    'http://user@93.184.216.34/',
    'http://93.184.216.34:6379/',
    'http://hemline.example/',
  ])('a redirect to %s is refused', async (location) => {
    let inner = 0;
    const canary = createTcpServer(() => {
      inner += 1;
    });
    await listening(canary);
    answer = (_request, response) => response.writeHead(307, { location }).end();
    const resolve: Resolve = (_name, _options, callback) => callback(null, [addressOf('192.168.0.1')]);

    await expect(
      fetcher({ ownHosts: ['hemline.example'], resolve }).fetch(here(), signal),
    ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('cannot be fetched') });

    expect([requests.length, inner]).toEqual([1, 0]);
    canary.close();
  });

  test.each([
    [
      'a page as a picture',
      (response: ServerResponse) => response.setHeader('content-type', 'image/png').end('<html>'),
    ],
    [
      'an SVG',
      (response: ServerResponse) => response.setHeader('content-type', 'image/svg+xml').end('<svg/>'),
    ],
    ['nothing', (response: ServerResponse) => response.writeHead(204).end()],
    [
      'a gzip bomb',
      (response: ServerResponse) =>
        response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(30e6))),
    ],
    [
      '21 MB by its own word',
      (response: ServerResponse) => response.setHeader('content-length', 21 * 1024 ** 2).end(),
    ],
    ['a body that breaks off', (response: ServerResponse) => breakOff(response)],
  ])('%s is refused and leaves nothing', async (_what, respond) => {
    answer = (_request, response) => respond(response);

    await expect(fetcher().fetch(here(), signal)).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('cannot be fetched'),
    });
  });

  test('21 MB that come without a word are cut', async () => {
    let sent = 0;
    answer = async (_request, response) => {
      response.on('error', () => {});
      response.write(photo);
      const chunk = Buffer.alloc(1024 ** 2);
      // No faster than it is read, so that a slow machine cannot have sent all of it before the cut.
      for (; sent < 400 && !response.destroyed; sent += 1) {
        if (!response.write(chunk)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
      }
      response.end();
    };

    await expect(fetcher().fetch(here(), signal)).rejects.toThrow('larger than 20MB');
    expect(sent).toBeLessThan(100);
  });

  test('a picture that drips is given up when the time is over', async () => {
    answer = async (_request, response) => {
      response.on('error', () => {});
      for (const byte of photo) {
        if (response.destroyed) return;
        response.write(Buffer.from([byte]));
        await wait(20);
      }
    };

    await expect(fetcher({ totalMs: 400 }).fetch(here(), signal)).rejects.toThrow('takes too long');
  });

  test('many short waits are one long one: the time is that of all redirects together', async () => {
    answer = async (_request, response) => {
      await wait(250);
      response.writeHead(302, { location: '/again' }).end();
    };

    expect(await fetcher({ totalMs: 400 }).fetch(here(), signal)).toBeNull();
    expect(requests.length).toBeLessThan(4);
  });

  test.each([403, 404, 410, 429, 500, 503])(
    'a page that answers %i does not answer with its picture',
    async (status) => {
      answer = (_request, response) => response.writeHead(status).end('no');

      expect(await fetcher().fetch(here(), signal)).toBeNull();
    },
  );

  test('nobody there, a name without an address and silence are no answer', async () => {
    const nobody = createTcpServer();
    const freePort = await listening(nobody);
    await new Promise((resolve) => nobody.close(resolve));
    expect(
      await fetcher({ allow: [`127.0.0.1:${freePort}`] }).fetch(`http://127.0.0.1:${freePort}/`, signal),
    ).toBeNull();

    const unknown: Resolve = (_name, _options, callback) =>
      callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
    expect(await fetcher({ resolve: unknown }).fetch('https://nowhere.test/a.jpg', signal)).toBeNull();

    answer = () => {};
    expect(await fetcher({ totalMs: 200 }).fetch(here(), signal)).toBeNull();
  });

  test('who goes away is not waited for', async () => {
    answer = () => {};
    const leaver = new AbortController();
    const fetching = fetcher().fetch(here(), leaver.signal);
    setTimeout(() => leaver.abort(new Error('gone')), 100);

    await expect(fetching).rejects.toThrow('gone');
  });

  test('an allowed host is allowed with its port alone', async () => {
    await expect(fetcher({ allow: ['127.0.0.1:1'] }).fetch(here(), signal)).rejects.toThrow(
      'cannot be fetched',
    );
    expect(connections).toBe(0);
  });
});

function addressOf(address: string): LookupAddress {
  return { address, family: address.includes(':') ? 6 : 4 };
}

function breakOff(response: ServerResponse): void {
  response.setHeader('content-length', 5_000);
  response.write(Buffer.from([0xff, 0xd8, 0xff, ...Array.from({ length: 200 }, () => 1)]));
  setTimeout(() => response.destroy(), 50);
}

function listening(server: TcpServer): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}
