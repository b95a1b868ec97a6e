/** One part of the report: its module measures, main.ts prints. */
export interface Section {
  title: string;
  /** Markdown: what was measured, tables, and what they do not show. */
  body: string;
  /** What must hold; the run fails when one does not. */
  bars: Bar[];
}

export interface Bar {
  what: string;
  measured: number;
  /** Whether `measured` must be at least or at most this. */
  must: { atLeast: number } | { atMost: number };
}

export function isMet({ measured, must }: Bar): boolean {
  return 'atLeast' in must ? measured >= must.atLeast : measured <= must.atMost;
}
