import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, loadScreen } from './app/app.tsx';
import { hydrate } from './app/hydrate.tsx';
import { readPageState } from './app/read-page-state.ts';
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

if (state !== null && root.hasChildNodes()) {
  const { pathname, search } = window.location;
  // The app says itself what it could not fetch.
  const isThere = loadScreen(state, pathname, search).catch(() => {});
  void isThere.then(() => hydrate(root, app));
} else {
  // The shell, which is kept for when the server cannot be reached, comes empty.
  window.takeHeld?.();
  createRoot(root).render(app);
}
