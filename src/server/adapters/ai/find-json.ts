/**
 * The object in a model's reply: everything between the outermost braces, whatever prose or fences stand around it.
 * @returns undefined when there is none, or it is cut off or broken.
 */
export function findJson(reply: string): unknown {
  const first = reply.indexOf('{');
  const last = reply.lastIndexOf('}');
  if (first === -1 || last < first) return undefined;

  try {
    return JSON.parse(reply.slice(first, last + 1));
  } catch {
    return undefined;
  }
}
