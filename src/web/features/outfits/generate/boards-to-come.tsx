import { drawingUrl } from '#contract/drawing-url.ts';
import type { JobStage } from '#contract/jobs.ts';
import type { PaletteColour } from '#contract/palette.ts';
import type { SketchedGarment } from '#contract/sketched-garments.ts';
import { GarmentSketch } from '#web/shared/garment-sketch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ImageWithFallback } from '#web/ui/image-with-fallback.tsx';
import { startOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { useElapsedSeconds } from './elapsed-time.tsx';
import { useOwnStyle } from './use-own-style.ts';

/** Garments that anybody may wear: trousers, a top, a coat or jacket, a bag, shoes. */
const BOARDS = [
  ['tailored-trousers', 'fine-crew-sweater', 'wool-coat', 'leather-tote', 'loafers'],
  ['straight-jeans', 'poplin-shirt', 'blazer', 'crossbody', 'leather-sneakers'],
  ['chinos', 'crew-tee', 'trench-coat', 'backpack', 'chelsea-boots'],
] as const satisfies readonly (readonly SketchedGarment[])[];

/** For whoever has no colors yet. */
const UNDYED = { hex: '#867769' } as const;

/** Where they lie, in the same order: apart, for sketches of one tone would run into each other. */
const PLACES = [
  'top-[2%] -left-[5%] size-[60%]',
  'top-[2%] left-[49%] size-[42%]',
  'top-[41%] left-[43%] size-[56%]',
  'top-[65%] left-[2%] size-[27%]',
  'top-[72%] left-[28%] size-[22%]',
] as const;

/** No more than so many lie there before the next step has begun. */
const LAID_IN: Record<JobStage, number> = { reading: 0, choosing: 3, drawing: 5 };

interface BoardsToComeProps {
  job: GenerateJob;
  stage: JobStage;
  /** As large as its tile, not as is left of the window. */
  isTile?: boolean;
}

/**
 * Where the look will lie, three times for three: garments as a faint sketch, then in the person's own colors, one laid down each
 * second while the work goes on. Which pieces it will be, nobody knows before it is made. The sketches were drawn
 * with the pages; a color is asked for when it is laid: the server draws it beside the look itself. Decoration.
 */
export function BoardsToCome({ job, stage, isTile = false }: BoardsToComeProps) {
  const { colours } = useOwnStyle();
  const laid = Math.min(LAID_IN[stage], useElapsedSeconds(startOf(job)));
  const first = job.id.charCodeAt(0) % BOARDS.length;
  const boards = [...BOARDS.slice(first), ...BOARDS.slice(0, first)].slice(0, job.request.ways);

  return (
    <div
      aria-hidden
      className={classNames(
        // One light over all of them.
        isTile && 'ground',
        'mx-auto grid w-full place-content-center gap-px [view-transition-name:look]',
        boards.length === 1 || isTile ? 'aspect-4/5 grid-cols-2' : 'grid-cols-3 md:aspect-4/5 md:grid-cols-2',
        boards.length === 1 && !isTile && 'max-md:max-w-[34dvh]',
      )}
    >
      {boards.map((garments, number) => (
        <Board
          key={garments[0]}
          garments={garments}
          colours={[...colours.slice(number), ...colours.slice(0, number)]}
          laid={laid}
          // One alone has all the room, and lies on what is around it.
          className={
            boards.length === 1
              ? 'col-span-2'
              : '[outline:1px_solid_var(--line)] max-md:first:col-span-2 max-md:first:row-span-2 md:last:odd:[translate:50%] md:last:odd:[outline:none]'
          }
        />
      ))}
    </div>
  );
}

interface BoardProps {
  garments: readonly SketchedGarment[];
  colours: readonly PaletteColour[];
  /** How many of them lie there. */
  laid: number;
  className: string;
}

function Board({ garments, colours, laid, className }: BoardProps) {
  return (
    <div className={classNames('relative aspect-4/5', className)}>
      {/* Faint together: none shows through the one that lies on it, and what is laid covers its own. */}
      <div className="pale absolute inset-0">
        {garments.map((garment, place) => (
          <GarmentSketch
            key={garment}
            garment={garment}
            className={classNames('absolute object-contain', PLACES[place])}
          />
        ))}
      </div>
      {garments.slice(0, laid).map((garment, place) => {
        const { hex } = colours[place % colours.length] ?? UNDYED;
        return (
          <ImageWithFallback
            key={garment}
            src={drawingUrl({ garment, colors: [{ hex, share: 1 }] })}
            alt=""
            className={classNames('animate-rise absolute object-contain', PLACES[place])}
            fallback={null}
          />
        );
      })}
    </div>
  );
}
