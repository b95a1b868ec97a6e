export const THIN_EDGE = { edgeWidth: 0.8 } as const;
