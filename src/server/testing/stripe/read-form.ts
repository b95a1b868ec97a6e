type Value = string | Value[] | { [name: string]: Value };

/** The provider's way to write nested values in a form: `items[0][price]=x`. */
export function readForm(text: string): { [name: string]: Value } {
  const root: { [name: string]: Value } = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[');
    let at: { [name: string]: Value } = root;
    for (const part of path.slice(0, -1)) {
      at[part] ??= {};
      at = at[part] as { [name: string]: Value };
    }
    at[path.at(-1) ?? ''] = value;
  }
  return withLists(root) as { [name: string]: Value };
}

/** What has the keys 0, 1, 2 … is a list. */
function withLists(value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
