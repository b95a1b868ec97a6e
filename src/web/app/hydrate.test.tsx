import { act, cleanup } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { hydrate } from './hydrate.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete window.takeHeld;
});

/** A page as it comes: each part of a screen waits in a boundary of its own to be hydrated. */
function draw(screen: ReactNode): { root: HTMLElement; app: ReactNode } {
  const app = <Suspense fallback="…">{screen}</Suspense>;
  const markup = renderToString(<Router ssrPath="/home">{app}</Router>);
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return { root: document.getElementById('root') as HTMLElement, app };
}

function find<E extends Element>(root: HTMLElement, selector: string): E {
  const element = root.querySelector<E>(selector);
  if (element === null) throw new Error(`Nothing is ${selector}`);
  return element;
}

function SearchField({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <input
      type="search"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onSearch(event.target.value);
      }}
    />
  );
}

test('words that are typed early into a field that follows the state are in both', async () => {
  const onSearch = vi.fn();
  const { root, app } = draw(<SearchField onSearch={onSearch} />);
  const field = find<HTMLInputElement>(root, 'input');
  field.value = 'navy';

  await act(() => hydrate(root, app));

  expect(onSearch.mock.calls).toEqual([['navy']]);
  expect(find(root, 'input')).toBe(field);
  expect(field.value).toBe('navy');
});

test('words that are typed early into a field that keeps them itself stay there', async () => {
  const { root, app } = draw(<textarea defaultValue="Likes linen" />);
  find<HTMLTextAreaElement>(root, 'textarea').value = 'Likes linen and wool';

  await act(() => hydrate(root, app));

  expect(find<HTMLTextAreaElement>(root, 'textarea').value).toBe('Likes linen and wool');
});

function Choices({ onChoose }: { onChoose: (what: string) => void }) {
  const [isWarm, setWarm] = useState(true);
  const [fit, setFit] = useState('slim');
  const [kind, setKind] = useState('all');
  const choose = (what: string, set: () => void) => {
    set();
    onChoose(what);
  };
  return (
    <>
      <input type="checkbox" checked={isWarm} onChange={() => choose('warm', () => setWarm(!isWarm))} />
      {['slim', 'loose'].map((name) => (
        <input
          key={name}
          type="radio"
          name="fit"
          value={name}
          checked={fit === name}
          onChange={() => choose(name, () => setFit(name))}
        />
      ))}
      <select value={kind} onChange={({ target }) => choose(target.value, () => setKind(target.value))}>
        <option value="all">All</option>
        <option value="coats">Coats</option>
      </select>
    </>
  );
}

test('what is ticked and chosen early is ticked and chosen, each once', async () => {
  const onChoose = vi.fn();
  const { root, app } = draw(<Choices onChoose={onChoose} />);
  find<HTMLInputElement>(root, '[type=checkbox]').click();
  find<HTMLInputElement>(root, '[value=loose]').click();
  find<HTMLSelectElement>(root, 'select').value = 'coats';

  await act(() => hydrate(root, app));

  expect(onChoose.mock.calls).toEqual([['warm'], ['loose'], ['coats']]);
  expect(find<HTMLInputElement>(root, '[type=checkbox]').checked).toBe(false);
  expect(find<HTMLInputElement>(root, '[value=loose]').checked).toBe(true);
  expect(find<HTMLInputElement>(root, '[value=slim]').checked).toBe(false);
  expect(find<HTMLSelectElement>(root, 'select').value).toBe('coats');
});

test('what is filled in without a hand while React is at it is told', async () => {
  const onSearch = vi.fn();
  const { root, app } = draw(<SearchField onSearch={onSearch} />);
  hydrate(root, app);

  const field = find<HTMLInputElement>(root, 'input');
  field.value = 'navy';
  field.dispatchEvent(new Event('input', { bubbles: true }));

  await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['navy']]));
  expect(field.value).toBe('navy');
});

/** Each press has a turn of its own. */
async function hydrateAndPress(root: HTMLElement, app: ReactNode) {
  hydrate(root, app);
  await new Promise((next) => setTimeout(next, 50));
}

function Rows({ onPress }: { onPress: (what: string) => void }) {
  const [rows, setRows] = useState(['Navy Suit', 'Red over Navy', 'Olive over Navy']);
  const remove = (row: string) => {
    setRows(rows.filter((other) => other !== row));
    onPress(row);
  };
  return (
    <ul>
      {rows.map((row) => (
        <li key={row}>
          {row}
          <button type="button" onClick={() => remove(row)}>
            Delete
          </button>
        </li>
      ))}
    </ul>
  );
}

test('what is pressed early is pressed in its own row, and each press sees what the one before it did', async () => {
  const onPress = vi.fn();
  const { root, app } = draw(<Rows onPress={onPress} />);
  const buttons = [...root.querySelectorAll('button')];
  window.takeHeld = () => [buttons[2], buttons[0]].filter((button) => button !== undefined);

  await act(() => hydrateAndPress(root, app));

  expect(onPress.mock.calls).toEqual([['Olive over Navy'], ['Navy Suit']]);
  expect(root.textContent).toBe('Red over NavyDelete');
});

test('a form that is sent early is sent, with what was typed', async () => {
  const onSend = vi.fn();
  const { root, app } = draw(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget).get('email'));
      }}
    >
      <input name="email" />
    </form>,
  );
  find<HTMLInputElement>(root, 'input').value = 'ada@example.com';
  window.takeHeld = () => [find<HTMLElement>(root, 'form')];

  await act(() => hydrateAndPress(root, app));

  expect(onSend.mock.calls).toEqual([['ada@example.com']]);
});

test('a style that came in a sheet stands where React expects it', async () => {
  const { root, app } = draw(
    // The browser writes a style in its own way, which React's development build takes for another.
    <p style={{ color: 'red' }} suppressHydrationWarning>
      Warm
    </p>,
  );
  const paragraph = find<HTMLElement>(root, 'p');
  paragraph.removeAttribute('style');
  paragraph.dataset.drawn = '0';
  document.head.innerHTML = '<style id="drawn-styles">[data-drawn="0"]{color:red}</style>';

  await act(() => hydrate(root, app));

  expect(paragraph.style.color).toBe('red');
  expect(document.querySelector('[data-drawn], #drawn-styles')).toBeNull();
});

test('what differs from what was drawn is told to whoever watches the page, with the place where it is', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const { root } = draw(<p>yesterday</p>);

  await act(() =>
    hydrate(
      root,
      <Suspense fallback="…">
        <p>today</p>
      </Suspense>,
    ),
  );

  expect(told).toHaveBeenCalledOnce();
  expect(String(told.mock.calls[0]?.[0])).toMatch(/not hydrated as it was drawn: .*\s+at p/s);
  vi.unstubAllGlobals();
});
