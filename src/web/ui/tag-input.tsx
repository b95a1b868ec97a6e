import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { controlClass, Field } from './field.tsx';
import { TagChip } from './tag-chip.tsx';
import { WORDS } from './words.ts';

interface TagInputProps {
  label: string;
  placeholder?: string;
  tags: readonly string[];
  /** How a tag is called, where that is not its value. */
  wordOf?: (tag: string) => string;
  onChange: (tags: string[]) => void;
  /** Called instead of `onChange` when the tag is there already, in whatever case. */
  onDuplicate?: (tag: string) => void;
  maxLength?: number;
}

/** Words that can be taken off, and a line to add more: Enter or the button adds, blank is ignored. */
export function TagInput(props: TagInputProps) {
  const { label, placeholder, tags, onChange, onDuplicate, maxLength, wordOf = (tag) => tag } = props;
  const [draft, setDraft] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add() {
    const tag = draft.trim();
    if (tag === '') return;

    if (tags.some((other) => other.toLowerCase() === tag.toLowerCase())) {
      onDuplicate?.(tag);
      return;
    }

    onChange([...tags, tag]);
    setDraft('');
  }

  function addOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  function remove(tag: string) {
    onChange(tags.filter((other) => other !== tag));
    // The pressed button is gone: without this the focus would fall to the top of the page.
    input.current?.focus();
  }

  return (
    <div>
      <ul className="mb-3 flex flex-wrap gap-2 empty:hidden">
        {tags.map((tag) => (
          <TagChip key={tag} word={wordOf(tag)} onRemove={() => remove(tag)} />
        ))}
      </ul>
      <Field label={label}>
        {(control) => (
          <div className="flex gap-3">
            <input
              {...control}
              ref={input}
              value={draft}
              placeholder={placeholder}
              maxLength={maxLength}
              onChange={(event) => setDraft(event.target.value)}
              onKeyDown={addOnEnter}
              className={controlClass('h-12 min-w-0')}
            />
            <Button look="secondary" onClick={add}>
              {WORDS.add}
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
