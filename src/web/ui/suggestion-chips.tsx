import { chipClass } from './chip-toggle.tsx';
import { ChosenMark } from './chosen-mark.tsx';

interface SuggestionChipsProps<Suggestion extends string> {
  /** The id of the line above that says what they are. */
  labelledBy: string;
  suggestions: readonly Suggestion[];
  onChoose: (suggestion: Suggestion) => void;
  /** Whether it stands in the field: then it is pressed. */
  isOn?: (suggestion: Suggestion) => boolean;
}

/** Words that a press puts into the field. */
export function SuggestionChips<Suggestion extends string>(props: SuggestionChipsProps<Suggestion>) {
  return (
    <ul aria-labelledby={props.labelledBy} className="flex flex-wrap gap-2">
      {props.suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button
            type="button"
            aria-pressed={props.isOn?.(suggestion)}
            onClick={() => props.onChoose(suggestion)}
            className={chipClass(props.isOn?.(suggestion) ?? false, 'min-h-11 whitespace-nowrap')}
          >
            {suggestion}
            <ChosenMark isOn={props.isOn?.(suggestion) ?? false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
