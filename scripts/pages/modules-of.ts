import type { Rolldown } from 'vite';

/** The addresses of modules by their file name, and of what they import at once, each behind all that it imports. */
export function modulesOf(bundle: Rolldown.OutputBundle, names: string[]): string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    chunk.imports.forEach(add);
    found.push(`/${fileName}`);
  };
  for (const name of names) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith(`/${name}`)) add(chunk.fileName);
  }
  return found;
}
