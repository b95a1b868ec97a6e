import { InlineError } from '../inline-error.tsx';
import { noticePlace } from './notice-place.ts';

interface FormNoticeProps {
  /** Describes the fields that may be what is wrong. */
  id?: string;
  /** What went wrong with the last try, until the next. */
  children?: string | null | false;
}

/** Stands above the first field: there notices say what came of a form, and what went wrong stays there when they have gone. */
export function FormNotice({ id, children }: FormNoticeProps) {
  return (
    <>
      <div ref={noticePlace} />
      <div id={id} className={children ? 'mb-5' : undefined}>
        <InlineError>{children || undefined}</InlineError>
      </div>
    </>
  );
}
