import { chipClass } from './chip-toggle.tsx';
import { classNames } from './class-names.ts';

interface SuggestionChipsProps<Suggestion extends string> {
  /** The id of the line above that says what they are. */
  labelledBy: string;
  suggestions: readonly Suggestion[];
  /** Long ones stay in one line on a phone, which scrolls sideways. */
  oneLine?: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** Words that a press puts into the field. */
export function SuggestionChips<Suggestion extends string>(props: SuggestionChipsProps<Suggestion>) {
  return (
    <ul
      aria-labelledby={props.labelledBy}
      className={classNames(
        'flex gap-2 sm:flex-wrap',
        props.oneLine ? '-mx-5 overflow-x-auto px-5 py-1 sm:mx-0 sm:px-0 sm:py-0' : 'flex-wrap',
      )}
    >
      {props.suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            onClick={() => props.onChoose(suggestion)}
            className={chipClass(false, 'min-h-11 whitespace-nowrap')}
          >
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
