import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Plain JavaScript, so that the first file that needs its types taken off finds the cache open: what does that is itself
// a tenth of a start.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/compiled'));
await import('./main.ts');
