/** An address that cannot be decoded names nothing: it is led to the 404 that every unknown address gets. */
export function decodableAddress(url: string): string {
  if (!url.includes('%')) return url;
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return url;
  } catch {
    return url.startsWith('/api/') ? '/api/not-an-address' : '/not-an-address';
  }
}
