import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { CopyField } from './copy-field.tsx';
import { ImageWithFallback } from './image-with-fallback.tsx';
import { SwatchPicker } from './swatch-picker.tsx';
import { TagInput } from './tag-input.tsx';
import { TapeSlider } from './tape-slider.tsx';

function Tags({ onDuplicate }: { onDuplicate?: (tag: string) => void }) {
  const [tags, setTags] = useState(['Minimalist']);
  return (
    <TagInput label="Add a tag" tags={tags} onChange={setTags} {...(onDuplicate ? { onDuplicate } : {})} />
  );
}

function Tape({ step = 1 }: { step?: number }) {
  const [value, setValue] = useState(50);
  return <TapeSlider label="Comfort" value={value} onChange={setValue} step={step} />;
}

const COLOURS = ['Navy', 'Denim', 'Teal'].map((name) => ({ name, hex: '#1f2a44' }));

function Picker({ wordOf = (name) => name }: { wordOf?: (name: string) => string }) {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <SwatchPicker
      groups={[{ label: 'Blues', colours: COLOURS }]}
      chosen={chosen}
      max={2}
      onChange={setChosen}
      wordOf={wordOf}
      searchLabel="Search colors"
      nothingFound="No color of that name."
    />
  );
}

describe('Button', () => {
  it('keeps the focus while work is under way, and refuses a second press', async () => {
    const actor = userEvent.setup();
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>Save</Button>);
    await actor.click(screen.getByRole('button'));

    rerender(
      <Button onClick={press} pending>
        Saving...
      </Button>,
    );
    await actor.click(screen.getByRole('button'));

    expect(press).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('TagInput', () => {
  it('adds by Enter and ignores a blank', async () => {
    const actor = userEvent.setup();
    render(<Tags />);

    await actor.type(screen.getByLabelText('Add a tag'), '  Coastal {Enter}   {Enter}');

    expect(screen.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual(['Minimalist', 'Coastal']);
  });

  it('hands a duplicate back, whatever its case, and keeps it in the line', async () => {
    const actor = userEvent.setup();
    const onDuplicate = vi.fn();
    render(<Tags onDuplicate={onDuplicate} />);

    await actor.type(screen.getByLabelText('Add a tag'), 'minimalist{Enter}');

    expect(onDuplicate).toHaveBeenCalledWith('minimalist');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByLabelText('Add a tag')).toHaveValue('minimalist');
  });

  it('takes one off and keeps the focus near', async () => {
    const actor = userEvent.setup();
    render(<Tags />);

    await actor.click(screen.getByRole('button', { name: 'Remove Minimalist' }));

    expect(screen.queryAllByRole('listitem')).toEqual([]);
    expect(screen.getByLabelText('Add a tag')).toHaveFocus();
  });
});

describe('TapeSlider', () => {
  it('moves by arrows, Page keys, Home and End', async () => {
    const actor = userEvent.setup();
    render(<Tape />);
    const slider = screen.getByRole('slider', { name: 'Comfort' });
    slider.focus();

    await actor.keyboard('{ArrowRight}');
    expect(slider).toHaveAttribute('aria-valuenow', '51');
    await actor.keyboard('{PageUp}');
    expect(slider).toHaveAttribute('aria-valuenow', '61');
    await actor.keyboard('{End}');
    expect(slider).toHaveAttribute('aria-valuenow', '100');
    await actor.keyboard('{Home}');
    expect(slider).toHaveAttribute('aria-valuenow', '0');
  });

  it('takes a typed number, kept to the scale and to its steps', async () => {
    const actor = userEvent.setup();
    render(<Tape step={10} />);
    const field = screen.getByRole('spinbutton', { name: 'Comfort' });

    await actor.clear(field);
    await actor.type(field, '87{Tab}');
    expect(field).toHaveValue(90);

    await actor.clear(field);
    await actor.type(field, '400{Tab}');
    expect(field).toHaveValue(100);
  });
});

describe('SwatchPicker', () => {
  it('ignores one more than the limit', async () => {
    const actor = userEvent.setup();
    render(<Picker />);

    for (const { name } of COLOURS) await actor.click(screen.getByRole('button', { name }));

    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Teal' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('breaks a long name for the eye alone: it is heard and found whole', async () => {
    const actor = userEvent.setup();
    render(<Picker wordOf={(name) => (name === 'Navy' ? 'Marine\u00adblau' : name)} />);

    await actor.type(screen.getByRole('searchbox', { name: 'Search colors' }), 'marineblau');

    expect(screen.getByRole('button', { name: 'Marineblau' })).toHaveTextContent('Marine\u00adblau');
    expect(screen.queryByRole('button', { name: 'Teal' })).toBeNull();
  });

  it('finds by name', async () => {
    const actor = userEvent.setup();
    render(<Picker />);

    await actor.type(screen.getByRole('searchbox', { name: 'Search colors' }), 'tea');
    expect(screen.queryByRole('button', { name: 'Navy' })).toBeNull();

    await actor.type(screen.getByRole('searchbox'), '!');
    expect(screen.getByText('No color of that name.')).toBeVisible();
  });
});

describe('CopyField', () => {
  it("confirms a copy with 'Copied!'", async () => {
    const actor = userEvent.setup();
    render(<CopyField label="Reset code" value="48213907" />);

    await actor.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('48213907');
  });
});

describe('ImageWithFallback', () => {
  it('shows the fallback for a broken picture, and tries a new address again', () => {
    const { rerender } = render(<ImageWithFallback src="/a.jpg" alt="A look" fallback="Image Not Found" />);
    screen.getByRole('img').dispatchEvent(new Event('error'));
    rerender(<ImageWithFallback src="/a.jpg" alt="A look" fallback="Image Not Found" />);
    expect(screen.getByText('Image Not Found')).toBeVisible();

    rerender(<ImageWithFallback src="/b.jpg" alt="A look" fallback="Image Not Found" />);
    expect(screen.getByRole('img', { name: 'A look' })).toHaveAttribute('src', '/b.jpg');
  });

  it('tries a broken picture again when the connection is back', () => {
    render(<ImageWithFallback src="/a.jpg" alt="A look" fallback="Image Not Found" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('Image Not Found')).toBeVisible();

    fireEvent(window, new Event('online'));
    expect(screen.getByRole('img', { name: 'A look' })).toHaveAttribute('src', '/a.jpg');
  });

  it('leaves no empty place while a picture is on its way', () => {
    render(<ImageWithFallback src="/a.jpg" alt="A coat" fallback="Gone" meanwhile="A patch of camel" />);
    expect(screen.getByText('A patch of camel')).toBeVisible();

    fireEvent.load(screen.getByRole('img', { name: 'A coat' }));
    expect(screen.queryByText('A patch of camel')).toBeNull();
  });
});
