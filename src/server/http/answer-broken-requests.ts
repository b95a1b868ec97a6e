import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';

const TIMEOUT: [string, ErrorBody] = ['408 Request Timeout', refusal('request_too_slow').body];
const HEADERS_TOO_LARGE: [string, ErrorBody] = [
  '431 Request Header Fields Too Large',
  refusal('headers_too_large').body,
];
const UNREADABLE: [string, ErrorBody] = ['400 Bad Request', refusal('request_unreadable').body];

/** What never becomes a request (not HTTP, too slow, too long) is answered in the one shape too, and cut off. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;

  if (socket.writable) {
    const [status, body] = answerTo(error);
    const content = JSON.stringify(body);
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(content)}\r\nConnection: close\r\n\r\n${content}`,
    );
  }
  socket.destroy(error);
}

function answerTo(error: NodeJS.ErrnoException): [string, ErrorBody] {
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMEOUT;
  return error.code === 'HPE_HEADER_OVERFLOW' ? HEADERS_TOO_LARGE : UNREADABLE;
}
