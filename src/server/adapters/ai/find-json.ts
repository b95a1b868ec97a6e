/** What some models think aloud before they answer; an end without a beginning is cut off too. */
const THOUGHTS =
  /<(think|thinking|thought|reasoning)>[\s\S]*?<\/\1>|^[\s\S]*<\/(?:think|thinking|thought|reasoning)>/gi;

/**
 * The object in a model's reply, whatever prose, fences or thoughts stand around it: the last whole one of those that
 * stand in no other.
 * @returns undefined when there is none, or it is cut off or broken.
 */
export function findJson(reply: string): unknown {
  const said = reply.replace(THOUGHTS, '');
  const whole = parse(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
  if (whole !== undefined) return whole;
  return objectsIn(said)
    .map(parse)
    .findLast((found) => found !== undefined);
}

function parse(text: string): unknown {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Everything between an outermost brace and its counterpart, which is in no list; braces in strings do not count. */
function objectsIn(text: string): string[] {
  const objects: string[] = [];
  let depth = 0;
  let from = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString) {
      if (character === '\\') at += 1;
      else if (character === '"') isString = false;
    } else if (character === '"' && depth > 0) isString = true;
    else if (character === '{' || character === '[') {
      if (depth === 0) from = at;
      depth += 1;
    } else if ((character === '}' || character === ']') && depth > 0) {
      depth -= 1;
      if (depth === 0 && text[from] === '{') objects.push(text.slice(from, at + 1));
    }
  }
  return objects;
}
