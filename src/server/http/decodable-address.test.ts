import { expect, test } from 'vitest';
import { decodableAddress } from './decodable-address.ts';

test.each([
  ['/home', '/home'],
  ['/caf%C3%A9?discount=100%', '/caf%C3%A9?discount=100%'],
  ['/%zz', '/not-an-address'],
  ['/api/files/%E0%A4%A', '/api/not-an-address'],
])('%s is routed as %s', (url, routed) => {
  expect(decodableAddress(url)).toBe(routed);
});
