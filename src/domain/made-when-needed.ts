/** What takes a while to make and is not always needed: made when it is first asked for, then kept. */
export function madeWhenNeeded<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null;
  return () => {
    made ??= { thing: make() };
    return made.thing;
  };
}

/** What is made of each of a few things, once for each. */
export function madeOnceEach<Of, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const all = new Map<Of, { made: Made }>();

  return (of) => {
    const known = all.get(of) ?? { made: make(of) };
    all.set(of, known);

    return known.made;
  };
}

/** What is made of a thing that never changes, once for as long as that thing is there. */
export function madeOncePer<Of extends object, Made extends object>(
  make: (of: Of) => Made,
): (of: Of) => Made {
  const all = new WeakMap<Of, Made>();

  return (of) => {
    const known = all.get(of) ?? make(of);
    all.set(of, known);

    return known;
  };
}
