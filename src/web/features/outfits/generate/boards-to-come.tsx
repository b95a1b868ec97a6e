import { drawingUrl } from '#contract/drawing-url.ts';
import type { JobStage } from '#contract/jobs.ts';
import type { PaletteColour } from '#contract/palette.ts';
import { classNames } from '#web/ui/class-names.ts';
import { startOf } from '../jobs/job-words.ts';
import type { GenerateJob } from '../jobs/jobs.queries.ts';
import { useElapsedSeconds } from './elapsed-time.tsx';
import { useOwnStyle } from './use-own-style.ts';

/** Garments that anybody may wear: a coat or jacket, a top, trousers, a bag, shoes. */
const BOARDS = [
  ['wool-coat', 'fine-crew-sweater', 'tailored-trousers', 'leather-tote', 'loafers'],
  ['blazer', 'poplin-shirt', 'straight-jeans', 'crossbody', 'leather-sneakers'],
  ['trench-coat', 'breton-tee', 'chinos', 'backpack', 'chelsea-boots'],
] as const;

/** For whoever has no colors yet. */
const UNDYED = { name: 'Taupe', hex: '#867769' } as const;

/** Where they lie, in the same order. */
const PLACES = [
  'top-[6%] left-[6%] h-[54%] w-[44%]',
  'top-[8%] left-[50%] h-[32%] w-[42%]',
  'top-[42%] left-[58%] h-[50%] w-[34%]',
  'top-[64%] left-[8%] h-[28%] w-[26%]',
  'top-[72%] left-[36%] h-[18%] w-[22%]',
] as const;

/** What is cut for each place: until a garment is drawn there. */
const CUTS = [
  {
    viewBox: '0 0 100 140',
    path: 'M38 5h24l17 10 17 64-12 4-11-36 3 89H24l3-89-11 36-12-4 17-64z',
  },
  {
    viewBox: '0 0 100 92',
    path: 'M36 6q14 9 28 0l18 9 16 51-12 4-10-32v49H24V38L14 70 2 66l16-51z',
  },
  { viewBox: '0 0 60 120', path: 'M11 4h38l8 112H35L30 42l-5 74H3z' },
  { viewBox: '0 0 90 84', path: 'M13 30h14c0-36 36-36 36 0h14l7 50H6zm22 0h20c0-25-20-25-20 0z' },
  { viewBox: '0 0 100 48', path: 'M5 8q14 8 26-2 14 18 44 22 20 3 20 15H5z' },
] as const;

/** No more than so many lie there before the next step has begun. */
const LAID_IN: Record<JobStage, number> = { reading: 2, choosing: 4, drawing: 5 };

/**
 * Where the look will lie, three times for three: pieces cut from the person's own colors, then garments in them, one laid down each second
 * while the work goes on. Which pieces it will be, nobody knows before it is made. None is asked for before it is laid: the server
 * draws them beside the look itself, and what is made within a second waits for none. Decoration.
 */
export function BoardsToCome({ job, stage }: { job: GenerateJob; stage: JobStage }) {
  const { colours } = useOwnStyle();
  const laid = Math.min(LAID_IN[stage], useElapsedSeconds(startOf(job)));
  const first = job.id.charCodeAt(0) % BOARDS.length;
  const boards = [...BOARDS.slice(first), ...BOARDS.slice(0, first)].slice(0, job.request.ways);

  return (
    <div
      aria-hidden
      className="mx-auto grid aspect-4/5 w-full grid-cols-2 place-content-center max-md:max-w-[34dvh] [view-transition-name:look]"
    >
      {boards.map((garments, number) => (
        <Board
          key={garments[0]}
          garments={garments}
          colours={[...colours.slice(number), ...colours.slice(0, number)]}
          laid={laid}
          // The third of three lies in the middle below the others, one alone has all the room.
          className={
            boards.length === 1
              ? 'col-span-2'
              : classNames('w-full', number === 2 && 'col-span-2 mx-auto w-1/2!')
          }
        />
      ))}
    </div>
  );
}

interface BoardProps {
  garments: readonly string[];
  colours: readonly PaletteColour[];
  /** How many of them lie there. */
  laid: number;
  className: string;
}

function Board({ garments, colours, laid, className }: BoardProps) {
  return (
    <div className={classNames('basting relative aspect-4/5', className)}>
      {CUTS.map((cut, place) => (
        <Cut
          key={cut.path}
          cut={cut}
          colour={colours[place % colours.length]}
          className={classNames(
            'transition-opacity duration-[600ms]',
            PLACES[place],
            place < laid && 'opacity-0',
          )}
        />
      ))}
      {garments.slice(0, laid).map((garment, place) => {
        const colour = colours[place % colours.length] ?? UNDYED;
        return (
          <img
            key={garment}
            src={drawingUrl({ garment, colors: [{ ...colour, share: 1 }] })}
            alt=""
            className={classNames('animate-rise absolute object-contain', PLACES[place])}
          />
        );
      })}
    </div>
  );
}

interface CutProps {
  cut: (typeof CUTS)[number];
  /** Undefined for whoever has no colors yet: the outline alone. */
  colour: PaletteColour | undefined;
  className: string;
}

/** A piece as it is cut from the cloth, with a basting thread along its edge. */
function Cut({ cut, colour, className }: CutProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={cut.viewBox}
      className={classNames('absolute forced-color-adjust-none', className)}
    >
      <path
        d={cut.path}
        fill={colour?.hex ?? 'none'}
        stroke="var(--line-strong)"
        strokeDasharray="4 3"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
