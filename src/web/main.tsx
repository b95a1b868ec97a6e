import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { hydratePage } from './app/hydrate-page.tsx';
import { readPageState } from './app/page-state.ts';
import { forgetReading } from './lib/reading.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to draw into');

const state = readPageState();
// Nobody is signed in here any more.
if (state?.user === null) void forgetReading();
const app = (
  <StrictMode>
    <App state={state} />
  </StrictMode>
);

// A visitor's page comes drawn to the end; a member's as far as their data is known; the shell that is kept comes empty.
if (!root.hasChildNodes()) createRoot(root).render(app);
else if (state?.user === null) void hydratePage(root, app);
else void import('./app/take-over.tsx').then(({ takeOver }) => takeOver(root, app));
