import type { Inspiration } from '#contract/inspirations.ts';

/** A contract-shaped inspiration. Takes what the test is about and fills in the rest. */
export function anInspiration(about: Partial<Inspiration> = {}): Inspiration {
  const id = about.id ?? 'inspiration-gallery';
  return {
    id,
    title: 'Gallery opening',
    description: 'Black and soft',
    category: 'celeb_look',
    tags: ['evening', 'linen'],
    imageUrl: `/api/files/${id}-full`,
    picture: {
      url: `/api/files/${id}-full`,
      thumbnailUrl: `/api/files/${id}-thumb`,
      thumbnailAvifUrl: `/api/files/${id}-avif`,
      width: 800,
      height: 1200,
    },
    sourceUrl: null,
    palette: [{ name: 'Navy', hex: '#1f2a44', share: 0.7 }],
    createdAt: '2026-11-21T12:00:00.000Z',
    ...about,
  };
}
