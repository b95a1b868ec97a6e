// Stands in the head of every drawn page, which the policy allows by its hash: the app's modules wait in a template until the
// page was painted once. Asked for while it is read, some forty of them would take the connection and the main thread from it.
addEventListener('DOMContentLoaded', () => {
  const start = () => document.body.append(document.querySelector('template[data-app]').content);
  // A page in the background is painted when somebody looks at it.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});
