/** What takes a while to make and is not always needed: made when it is first asked for, then kept. */
export function madeWhenNeeded<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}
