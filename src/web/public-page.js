// Runs inside a public page before the app is there. Inlined by the build, which allows it by its hash.
// A form that is sent early is held, and sent by the app as soon as it has taken the form over (lib/early-submit.ts).
const early = { form: null };
addEventListener('submit', hold, true);
function hold(event) {
  event.preventDefault();
  early.form = event.target;
}
window.earlySubmit = () => {
  removeEventListener('submit', hold, true);
  return early.form;
};
// The app comes after the first paint, so that it takes nothing from it.
requestAnimationFrame(() =>
  setTimeout(() => {
    for (const href of __STYLES__)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
    for (const module of __MODULES__) import(module);
  }),
);
