import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressAssets } from './scripts/compress-assets.ts';

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), compressAssets()],
  build: { outDir: '../../dist/web', emptyOutDir: true, target: 'es2022' },
  server: { host: '127.0.0.1', port: 5173, proxy: { '/api': 'http://127.0.0.1:3000' } },
});
