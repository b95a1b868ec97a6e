// The module of the workers: how such a process is set up, and by their names what it can be asked for.
import { setPriority } from 'node:os';
import sharp from 'sharp';

export { drawBoard, drawGarment } from './draw-pictures.ts';
export { findGarment } from './find-garment.ts';
export { ingestPhoto, measure } from './ingest-photo.ts';
export { toJpeg, toSquares } from './other-sizes.ts';

/** A nice value. */
const BELOW_ANSWERS = 10;

// Drawing gives way to the server that answers people.
setPriority(BELOW_ANSWERS);
// Ctrl-C is for the server, which first lets us come to an end.
process.on('SIGINT', () => {});

// A worker is a process, one of few, and does one picture at a time; libvips' own threads and cache would only add memory.
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
    // Blocking counts for the whole process, whose tests draw photos as SVG; uploads are let through by their first bytes,
    // and none of those is an SVG's.
    'VipsForeignLoadSvg',
  ],
});
