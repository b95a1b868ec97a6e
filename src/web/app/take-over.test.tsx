import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from './take-over.tsx';

const ROWS = ['Navy Suit', 'Red over Navy', 'Olive over Navy'];

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  delete window.earlyPress;
});

function draw(): HTMLElement {
  document.body.innerHTML = `<div id="root"><ul>${ROWS.map(
    (title) => `<li><h3>${title}</h3><button>Favorite</button><button>Delete</button></li>`,
  ).join('')}</ul></div>`;
  return document.getElementById('root') as HTMLElement;
}

function Rows({ onPress }: { onPress: (what: string) => void }) {
  return (
    <ul>
      {ROWS.map((title) => (
        <li key={title}>
          <h3>{title}</h3>
          {['Favorite', 'Delete'].map((name) => (
            <button key={name} type="button" onClick={() => onPress(`${name} ${title}`)}>
              {name}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

test.each([0, 1, 2])(
  'what is pressed early in row %i of a list is pressed in that row alone',
  async (row) => {
    const root = draw();
    const early = root.querySelectorAll('li')[row]?.querySelectorAll('button')[1] as HTMLElement;
    window.earlyPress = () => early;
    const onPress = vi.fn();

    await act(() => takeOver(root, <Rows onPress={onPress} />));

    await vi.waitFor(() => expect(onPress.mock.calls).toEqual([[`Delete ${ROWS[row]}`]]));
    expect(document.activeElement?.closest('li')?.textContent).toContain(ROWS[row]);
  },
);

test('what had the focus has it, in its own row', async () => {
  const root = draw();
  root.querySelectorAll('li')[2]?.querySelector('button')?.focus();

  await act(() => takeOver(root, <Rows onPress={() => {}} />));

  await vi.waitFor(() =>
    expect(document.activeElement?.closest('li')?.textContent).toContain('Olive over Navy'),
  );
});

test('what is chosen early from a list is chosen', async () => {
  document.body.innerHTML =
    '<div id="root"><select><option value="all" selected>All</option><option value="coats">Coats</option></select></div>';
  const root = document.getElementById('root') as HTMLElement;
  (root.querySelector('select') as HTMLSelectElement).value = 'coats';
  const onChoose = vi.fn();

  await act(() =>
    takeOver(
      root,
      <select value="all" onChange={(event) => onChoose(event.target.value)}>
        <option value="all">All</option>
        <option value="coats">Coats</option>
      </select>,
    ),
  );

  await vi.waitFor(() => expect(onChoose.mock.calls).toEqual([['coats']]));
});

test('what is opened early is open', async () => {
  document.body.innerHTML = '<div id="root"><details><summary>Recently deleted (1)</summary></details></div>';
  const root = document.getElementById('root') as HTMLElement;
  const early = root.querySelector('summary');
  window.earlyPress = () => early;

  await act(() =>
    takeOver(
      root,
      <details>
        <summary>Recently deleted (1)</summary>
      </details>,
    ),
  );

  await vi.waitFor(() => expect(root.querySelector('details')).toHaveProperty('open', true));
});
