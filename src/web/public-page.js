// Runs inside a page that came drawn, before the app is there. Inlined by the build, which allows it by its hash.
// A form that is sent early, and what is pressed early, is held for the app (lib/early-submit.ts, app/hydrate-page.tsx, app/take-over.tsx).
const early = { form: null, pressed: null };
addEventListener('submit', holdForm, true);
addEventListener('click', holdPress, true);
function holdForm(event) {
  event.preventDefault();
  early.form = event.target;
}
function holdPress(event) {
  early.pressed = event.target;
}
window.earlySubmit = () => {
  removeEventListener('submit', holdForm, true);
  return early.form;
};
window.earlyPress = () => {
  removeEventListener('click', holdPress, true);
  return early.pressed;
};
// The app comes after the first paint, so that it takes nothing from it: all of it on its way at once, then one module
// after the other, each before those that need it, with a turn for whoever uses the page meanwhile.
let isStarted = false;
async function start() {
  if (isStarted) return;
  isStarted = true;
  await firstView();
  const modules = __MODULES__;
  for (const href of __STYLES__) addLink({ rel: 'stylesheet', href });
  for (const href of modules) addLink({ rel: 'modulepreload', href });
  // The state stands at the end of the page.
  if (document.readyState === 'loading')
    await new Promise((next) => addEventListener('DOMContentLoaded', next, { once: true }));
  for (const module of modules) {
    await import(module);
    await new Promise((next) => setTimeout(next));
  }
}
// What the page came for is seen first: its words in their fonts, and the pictures in view. A slow line may cost the app
// half a second for it.
function firstView() {
  const inView = [...document.images].filter((picture) => picture.getBoundingClientRect().top < innerHeight);
  const isWhole = Promise.allSettled([document.fonts?.ready, ...inView.map((picture) => picture.decode())]);
  const isPainted = isWhole.then(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  return Promise.race([isPainted, new Promise((next) => setTimeout(next, 500))]);
}
function addLink(attributes) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
try {
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
} catch {
  // An old browser does not tell.
}
// A page in the background is not painted; its app comes all the same.
setTimeout(start, 1500);
