import type { Rolldown } from 'vite';

/** The addresses of modules by their file name, and of what they import at once. */
export function modulesOf(bundle: Rolldown.OutputBundle, names: string[]): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(`/${fileName}`)) return;
    found.add(`/${fileName}`);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && names.some((name) => name && chunk.facadeModuleId?.endsWith(`/${name}`)))
      add(chunk.fileName);
  }
  return [...found];
}
