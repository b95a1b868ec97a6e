import type { PackageId } from '#contract/plans.ts';
import { AnswerBoard, type AnswerLook } from '#web/shared/answer-board.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** A look, a few, a wall of them: the more, the more the package does; on a phone the first of them, large. */
const LOOKS: Record<PackageId, { looks: readonly AnswerLook[]; columns: string; sizes: string }> = {
  basic: { looks: ['neat'], columns: 'grid-cols-1', sizes: '(min-width: 56rem) 22rem, 40vw' },
  advanced: {
    looks: ['plain', 'dinner', 'traveling', 'seen'],
    columns: 'md:grid-cols-2 md:p-4',
    sizes: '(min-width: 56rem) 11rem, 42vw',
  },
  pro: {
    looks: ['new', 'printed', 'night', 'weather', 'colorful', 'suit', 'occasion', 'layers', 'on-the-way'],
    columns: 'md:grid-cols-3 md:p-4',
    sizes: '(min-width: 56rem) 8rem, 42vw',
  },
};

/** As wide as half of a window. */
const ONE = '(min-width: 56rem) 32rem, 100vw';

interface PackageLooksProps {
  packageId: PackageId;
  /** One look large, where there is room for no more. */
  isOne?: boolean;
  className?: string;
}

/** What a package is about, in clothes. Decoration. */
export function PackageLooks({ packageId, isOne = false, className }: PackageLooksProps) {
  const { looks, columns, sizes } = LOOKS[packageId];
  return (
    <div
      aria-hidden
      className={classNames(
        'grid aspect-4/5 self-start',
        isOne ? 'relative' : `max-md:[&>:nth-child(n+2)]:hidden ${columns}`,
        className,
      )}
    >
      {(isOne ? looks.slice(0, 1) : looks).map((look) => (
        <AnswerBoard
          key={look}
          look={look}
          sizes={isOne ? ONE : sizes}
          isInView
          className={isOne ? 'absolute size-full object-contain' : 'h-auto w-full'}
        />
      ))}
    </div>
  );
}
