import './app.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readPageState, rememberPageState } from './app/page-state.ts';
import { createQueryClient } from './lib/query-client.ts';
import { forgetReading } from './lib/reading.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');

const queryClient = createQueryClient();
const state = readPageState();
rememberPageState(queryClient, state);
// Nobody is signed in here any more.
if (state?.user === null) void forgetReading();
const app = (
  <StrictMode>
    <App queryClient={queryClient} />
  </StrictMode>
);

// A public page comes drawn; the app's shell comes empty.
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
