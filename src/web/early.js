// Stands in the head of every drawn page, which the policy allows by its hash: what is pressed or sent before the app is
// there is held for it (app/hydrate.tsx). Links, fields and what folds out work without the app, and are left to the browser:
// all but the links whose address only the app knows (`data-held`).
const held = new Set();
function hold(event) {
  const { target, type } = event;
  const element =
    type === 'submit' ? target : target.closest('a[href], label, input, select, textarea, summary, button');
  if (type === 'click' && !element?.matches('button, a[data-held]')) return;
  event.preventDefault();
  // Pressed again because nothing happened: that is one press.
  held.add(element);
}
for (const type of ['click', 'submit']) addEventListener(type, hold, true);
window.takeHeld = () => {
  for (const type of ['click', 'submit']) removeEventListener(type, hold, true);
  return [...held];
};
