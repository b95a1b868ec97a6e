/** The eight neighbours of a pixel; the way back from number `d` is number `7 - d`. */
export const STEPS = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
] as const;
const WAYS = STEPS.length;

/** In the place of a way to the parent. */
const TERMINAL = WAYS;
const ORPHAN = WAYS + 1;
const NONE = WAYS + 2;

const FREE = 0;
const INSIDE = 1;
const OUTSIDE = 2;

/**
 * Splits a grid of pixels in two where that costs least.
 *
 * A pixel that is put outside costs its `pull` when that is positive, one that is put inside costs the negative of a
 * negative pull; two neighbours that are parted cost the bond between them. The minimum is exact: a maximal flow, by the
 * two search trees of Boykov and Kolmogorov, "An Experimental Comparison of Min-Cut/Max-Flow Algorithms", IEEE Trans. PAMI
 * 26(9) 2004.
 * @param pull one a pixel, row by row: above 0 towards the inside
 * @param bonds eight a pixel in the order of {@link STEPS}, the same both ways; those over the edge of the grid do not count.
 *   Is used up.
 * @returns 1 inside, 0 outside, a pixel
 */
export function gridCut(
  width: number,
  height: number,
  pull: Float32Array,
  bonds: Float32Array,
): Uint8Array<ArrayBuffer> {
  return new GridCut(width, height, pull, bonds).solve();
}

class GridCut {
  readonly #size: number;
  readonly #rest: Float32Array;
  /** What is left of each pixel's way to a terminal; the inside's is positive. */
  readonly #terminal: Float32Array;
  readonly #offsets: readonly number[];
  readonly #tree: Uint8Array<ArrayBuffer>;
  readonly #parent: Uint8Array;
  /** When a pixel was last known to hang on its terminal, and how far from it. */
  readonly #seenAt: Int32Array;
  readonly #far: Int32Array;
  readonly #isActive: Uint8Array;
  #active: number[] = [];
  #orphans: number[] = [];
  #time = 0;

  constructor(width: number, height: number, pull: Float32Array, bonds: Float32Array) {
    const size = width * height;
    this.#size = size;
    this.#rest = bonds;
    this.#terminal = Float32Array.from(pull);
    this.#offsets = STEPS.map(({ x, y }) => y * width + x);
    this.#tree = new Uint8Array(size);
    this.#parent = new Uint8Array(size).fill(NONE);
    this.#seenAt = new Int32Array(size);
    this.#far = new Int32Array(size);
    this.#isActive = new Uint8Array(size);
    this.#closeEdges(width, height);

    for (let at = 0; at < size; at++) {
      const terminal = this.#terminal[at] ?? 0;
      if (terminal === 0) continue;
      this.#tree[at] = terminal > 0 ? INSIDE : OUTSIDE;
      this.#parent[at] = TERMINAL;
      this.#far[at] = 1;
      this.#activate(at);
    }
  }

  solve(): Uint8Array<ArrayBuffer> {
    for (let next = 0; next < this.#active.length; next++) {
      const at = this.#active[next] ?? 0;
      this.#isActive[at] = 0;
      for (let way = this.#grow(at); way !== NONE; way = this.#grow(at)) {
        this.#time++;
        this.#augment(at, way);
        this.#adopt();
      }
      if (next > this.#size) {
        this.#active = this.#active.slice(next + 1);
        next = -1;
      }
    }

    return this.#tree.map((tree) => (tree === INSIDE ? 1 : 0));
  }

  #closeEdges(width: number, height: number): void {
    const close = (at: number, isClosed: (step: (typeof STEPS)[number]) => boolean) => {
      for (const [way, step] of STEPS.entries()) if (isClosed(step)) this.#rest[at * WAYS + way] = 0;
    };
    for (let x = 0; x < width; x++) {
      close(x, ({ y }) => y < 0);
      close((height - 1) * width + x, ({ y }) => y > 0);
    }
    for (let y = 0; y < height; y++) {
      close(y * width, ({ x }) => x < 0);
      close(y * width + width - 1, ({ x }) => x > 0);
    }
  }

  #activate(at: number): void {
    if (this.#isActive[at] === 1) return;
    this.#isActive[at] = 1;
    this.#active.push(at);
  }

  /** Lets the tree of a pixel grow over its neighbours; stops at a way on which it meets the other tree. */
  #grow(at: number): number {
    const tree = this.#tree[at] ?? FREE;
    if (tree === FREE) return NONE;

    for (let way = 0; way < WAYS; way++) {
      const other = at + (this.#offsets[way] ?? 0);
      if (this.#left(at, other, way, tree) <= 0) continue;

      const its = this.#tree[other] ?? FREE;
      if (its === FREE) {
        this.#tree[other] = tree;
        this.#hang(other, 7 - way, at);
        this.#activate(other);
      } else if (its !== tree) {
        return way;
      } else if (
        (this.#seenAt[other] ?? 0) <= (this.#seenAt[at] ?? 0) &&
        (this.#far[other] ?? 0) > (this.#far[at] ?? 0) + 1
      ) {
        this.#hang(other, 7 - way, at);
      }
    }

    return NONE;
  }

  /** What can still flow between two neighbours, away from the inside's terminal. */
  #left(at: number, other: number, way: number, tree: number): number {
    return (tree === INSIDE ? this.#rest[at * WAYS + way] : this.#rest[other * WAYS + 7 - way]) ?? 0;
  }

  #hang(at: number, wayToParent: number, parent: number): void {
    this.#parent[at] = wayToParent;
    this.#seenAt[at] = this.#seenAt[parent] ?? 0;
    this.#far[at] = (this.#far[parent] ?? 0) + 1;
  }

  /** Sends through the path over one way as much as it takes. */
  #augment(at: number, way: number): void {
    const other = at + (this.#offsets[way] ?? 0);
    const isInside = this.#tree[at] === INSIDE;
    const inner = isInside ? at : other;
    const outer = isInside ? other : at;
    const across = isInside ? inner * WAYS + way : inner * WAYS + 7 - way;
    const back = isInside ? outer * WAYS + 7 - way : outer * WAYS + way;

    const flow = Math.min(
      this.#rest[across] ?? 0,
      this.#narrowest(inner, INSIDE),
      this.#narrowest(outer, OUTSIDE),
    );
    this.#rest[across] = (this.#rest[across] ?? 0) - flow;
    this.#rest[back] = (this.#rest[back] ?? 0) + flow;
    this.#send(inner, INSIDE, flow);
    this.#send(outer, OUTSIDE, flow);
  }

  #narrowest(from: number, tree: number): number {
    let narrowest = Number.POSITIVE_INFINITY;
    let at = from;
    for (let way = this.#parent[at] ?? NONE; way < WAYS; way = this.#parent[at] ?? NONE) {
      const parent = at + (this.#offsets[way] ?? 0);
      narrowest = Math.min(narrowest, this.#left(parent, at, 7 - way, tree));
      at = parent;
    }

    return Math.min(narrowest, Math.abs(this.#terminal[at] ?? 0));
  }

  #send(from: number, tree: number, flow: number): void {
    let at = from;
    for (let way = this.#parent[at] ?? NONE; way < WAYS; way = this.#parent[at] ?? NONE) {
      const parent = at + (this.#offsets[way] ?? 0);
      const down = parent * WAYS + 7 - way;
      const up = at * WAYS + way;
      const [taken, given] = tree === INSIDE ? [down, up] : [up, down];
      this.#rest[taken] = (this.#rest[taken] ?? 0) - flow;
      this.#rest[given] = (this.#rest[given] ?? 0) + flow;
      if ((this.#rest[taken] ?? 0) <= 0) this.#orphan(at);
      at = parent;
    }
    const left = this.#terminal[at] ?? 0;
    this.#terminal[at] = tree === INSIDE ? left - flow : left + flow;
    if (this.#terminal[at] === 0) this.#orphan(at);
  }

  #orphan(at: number): void {
    this.#parent[at] = ORPHAN;
    this.#orphans.push(at);
  }

  /** Hangs cut-off pixels on the nearest neighbour that still hangs on their terminal, or lets them go. */
  #adopt(): void {
    // The list grows while it is read.
    for (let next = 0; next < this.#orphans.length; next++) {
      const at = this.#orphans[next] ?? 0;
      const tree = this.#tree[at] ?? FREE;
      let best = NONE;
      let nearest = Number.POSITIVE_INFINITY;

      for (let way = 0; way < WAYS; way++) {
        const other = at + (this.#offsets[way] ?? 0);
        if (this.#left(other, at, 7 - way, tree) <= 0 || this.#tree[other] !== tree) continue;
        const far = this.#distanceToTerminal(other);
        if (far >= nearest) continue;
        nearest = far;
        best = way;
      }

      if (best === NONE) this.#letGo(at, tree);
      else {
        this.#parent[at] = best;
        this.#seenAt[at] = this.#time;
        this.#far[at] = nearest + 1;
      }
    }
    this.#orphans = [];
  }

  /** Infinite where the way up ends at an orphan. What is found is remembered on the way. */
  #distanceToTerminal(from: number): number {
    let far = 0;
    let at = from;
    for (;;) {
      if (this.#seenAt[at] === this.#time) {
        far += this.#far[at] ?? 0;
        break;
      }
      const way = this.#parent[at] ?? NONE;
      if (way === ORPHAN || way === NONE) return Number.POSITIVE_INFINITY;
      far++;
      if (way === TERMINAL) {
        this.#seenAt[at] = this.#time;
        this.#far[at] = 1;
        break;
      }
      at += this.#offsets[way] ?? 0;
    }

    let left = far;
    for (
      let step = from;
      this.#seenAt[step] !== this.#time;
      step += this.#offsets[this.#parent[step] ?? 0] ?? 0
    ) {
      this.#seenAt[step] = this.#time;
      this.#far[step] = left--;
    }

    return far;
  }

  #letGo(at: number, tree: number): void {
    for (let way = 0; way < WAYS; way++) {
      const other = at + (this.#offsets[way] ?? 0);
      if (this.#tree[other] !== tree) continue;
      if (this.#left(other, at, 7 - way, tree) > 0) this.#activate(other);
      const its = this.#parent[other] ?? NONE;
      if (its < WAYS && other + (this.#offsets[its] ?? 0) === at) this.#orphan(other);
    }
    this.#tree[at] = FREE;
    this.#parent[at] = NONE;
  }
}
