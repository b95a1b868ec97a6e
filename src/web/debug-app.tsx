import './app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DebugPage } from './features/debug/debug-page.tsx';
import { ProductionFixPage } from './features/debug/production-fix-page.tsx';
import { createQueryClient } from './lib/query-client.ts';
import { ToastArea } from './ui/toast/toast-area.tsx';

// A page of its own beside the app, so that nothing of the app leads here: the server gives it out in local mode only.
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');
const isFixPage = /^\/production-fix\/?$/.test(window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      {isFixPage ? <ProductionFixPage /> : <DebugPage />}
      <ToastArea />
    </QueryClientProvider>
  </StrictMode>,
);
