import { createServer, request, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** What stands in the root of a drawn page. */
const DRAWN = /(<div id="root">)[\s\S]*?(<\/div><script id="page-state")/;

/**
 * Hands on what a server of ours answers, but of its pages only what is around what it drew: the app draws that itself,
 * from the same state. So does a page that is drawn in the browser alone.
 */
export async function serveBrowserDrawn(address: string): Promise<{ address: string; close: () => void }> {
  const server = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const onward = request(`${address}${url}`, {
      method,
      headers: { ...headers, 'accept-encoding': encodingFor(url) },
    });
    onward.on('response', async (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isPage) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const html = Buffer.concat(await given.toArray())
        .toString('utf8')
        .replace(DRAWN, '$1$2');
      const { 'content-length': _length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, { ...others, 'content-encoding': 'br' });
      answer.end(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }));
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${portOf(server)}`, close: () => server.close() };
}

/** A page is taken apart; what is compressed already is handed on as it is. */
function encodingFor(url = '/'): string {
  return /^\/(assets|api)\//.test(url) ? 'br' : 'identity';
}

function portOf(server: Server): number {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server listens nowhere');
  return at.port;
}
