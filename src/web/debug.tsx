// Fetched by itself, so that what these pages need is none of what every page starts with.
void import('./debug-app.tsx');
