/** How the pictures of shown looks are written. */
export const WEBP = { quality: 80, alphaQuality: 90, effort: 4 } as const;
