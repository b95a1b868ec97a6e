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

// A visitor's page comes drawn to the end; a member's as a frame for their data; the shell that is kept comes empty.
if (!root.hasChildNodes()) createRoot(root).render(app);
else if (state?.user === null) hydrateRoot(root, app);
else void import('./app/take-over.tsx').then(({ takeOver }) => takeOver(root, app));
