import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// `npm run hemline -- COMMAND`. Plain JavaScript, as the server's own start is, so that the first file finds the cache open.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/compiled'));
await import('./main.ts');
