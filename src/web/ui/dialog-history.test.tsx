import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { createTabAddress } from '#web/lib/tab-address.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

beforeEach(() => navigate('/home?tab=outfits'));
afterEach(async () => {
  cleanup();
  await settled();
});

/** A step through the history and what follows from it take a few tasks. */
const settled = () => act(() => new Promise((done) => setTimeout(done, 120)));

async function goBack() {
  window.history.back();
  await settled();
}

function Screen({ asks = false }: { asks?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (name: string) => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? [...before, name] : before.filter((other) => other !== name)));

  return (
    <>
      <button type="button" onClick={() => toggle('below')(true)}>
        Open below
      </button>
      <Dialog open={open.includes('below')} onOpenChange={toggle('below')} title="Below">
        <button type="button" onClick={() => toggle('dialog')(true)}>
          Open dialog
        </button>
      </Dialog>
      {open.includes('dialog') && (
        <Dialog title="Dialog" onClose={() => toggle(asks ? 'question' : 'dialog')(asks)}>
          <button type="button" onClick={() => setOpen([])}>
            Done
          </button>
        </Dialog>
      )}
      <AlertDialog
        open={open.includes('question')}
        onOpenChange={toggle('question')}
        title="Sure?"
        description="Really?"
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => toggle('dialog')(false)}
      />
    </>
  );
}

const press = async (name: string) => {
  fireEvent.click(screen.queryByText(name) ?? screen.getByLabelText(name));
  await settled();
};
const openTitles = () =>
  screen.queryAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);

test('Back closes the topmost dialog, then the one below, and leaves the page where it is', async () => {
  render(<Screen />);
  await press('Open below');
  await press('Open dialog');
  expect(openTitles()).toEqual(['Below', 'Dialog']);

  await goBack();
  expect(openTitles()).toEqual(['Below']);
  await goBack();
  expect(openTitles()).toEqual([]);
  expect(window.location.search).toBe('?tab=outfits');
});

test('what was closed in another way leaves no step in the history', async () => {
  navigate('/landing');
  navigate('/home');
  render(<Screen />);
  await press('Open below');
  await press('Open dialog');
  await press('Done');
  expect(openTitles()).toEqual([]);

  await goBack();
  expect(window.location.pathname).toBe('/landing');
});

test('a dialog that asks before it closes asks at every Back, and is gone when told so', async () => {
  render(<Screen asks />);
  await press('Open below');
  await press('Open dialog');
  await goBack();
  expect(openTitles()).toEqual(['Below', 'Dialog', 'Sure?']);
  await goBack();
  expect(openTitles()).toEqual(['Below', 'Dialog']);
  await goBack();
  await press('Yes');
  expect(openTitles()).toEqual(['Below']);
  await goBack();
  expect(openTitles()).toEqual([]);
});

test('Back does not stop at a dialog from which a link has led on', async () => {
  navigate('/landing');
  navigate('/home');
  const { unmount } = render(<Screen />);
  await press('Open below');
  navigate('/packages');
  unmount();
  await settled();

  await goBack();
  expect(window.location.pathname).toBe('/home');
  await goBack();
  expect(window.location.pathname).toBe('/landing');
});

const address = createTabAddress('outfits');

/** A dialog that the address asks for, with a question above it. */
function Addressed({ onDelete = () => {} }: { onDelete?: () => void }) {
  const isOpen = new URLSearchParams(useSearch()).has('outfit');
  const [isAsking, setAsking] = useState(false);
  const close = () => address.close({ outfit: null });

  return (
    <>
      <button type="button" onClick={() => address.open({ outfit: '1' })}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Outfit" onClose={close}>
          <button type="button" onClick={() => setAsking(true)}>
            Delete
          </button>
        </Dialog>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete?"
        description="For good."
        confirmLabel="Yes"
        cancelLabel="No"
        onConfirm={() => {
          onDelete();
          close();
        }}
      />
    </>
  );
}

test('a dialog in the address has one step, whose way back closes it', async () => {
  navigate('/landing');
  navigate('/home?tab=outfits');
  render(<Addressed />);
  await press('Open');
  expect(window.location.search).toBe('?tab=outfits&outfit=1');
  await press('Delete');
  await goBack();
  expect(openTitles()).toEqual(['Outfit']);
  await goBack();
  expect(openTitles()).toEqual([]);
  expect(window.location.search).toBe('?tab=outfits');
  await goBack();
  expect(window.location.pathname).toBe('/landing');
});

test('a question above a dialog in the address closes with it', async () => {
  navigate('/landing');
  navigate('/home?tab=outfits');
  const onDelete = vi.fn();
  render(<Addressed onDelete={onDelete} />);
  await press('Open');
  await press('Delete');
  await press('Yes');
  expect(onDelete).toHaveBeenCalledTimes(1);
  expect(openTitles()).toEqual([]);
  expect(window.location.search).toBe('?tab=outfits');
  await goBack();
  expect(window.location.pathname).toBe('/landing');
});

test('from a dialog that a link leads into, a next one opens in its place, and Back leads to the first', async () => {
  navigate('/home?tab=outfits&outfit=1');
  render(<Exchanged />);
  await settled();
  await press('Next');
  expect(openTitles()).toEqual(['Outfit 2']);

  await goBack();
  expect(openTitles()).toEqual(['Outfit 1']);
  await goBack();
  expect(openTitles()).toEqual([]);
  expect(window.location.search).toBe('?tab=outfits');
});

function Exchanged() {
  const outfit = new URLSearchParams(useSearch()).get('outfit');
  return (
    outfit !== null && (
      <Dialog key={outfit} title={`Outfit ${outfit}`} onClose={() => address.close({ outfit: null })}>
        <button type="button" onClick={() => address.open({ outfit: '2' })}>
          Next
        </button>
      </Dialog>
    )
  );
}

test.each([
  ['Back', goBack],
  ['the cross', () => press('Close')],
])('a link that leads into a dialog leads to the page below it by %s', async (_, close) => {
  navigate('/home?tab=outfits&outfit=1');
  render(<Addressed />);
  await settled();
  expect(openTitles()).toEqual(['Outfit']);

  await (close as () => Promise<void>)();
  await settled();
  expect(openTitles()).toEqual([]);
  expect(window.location.search).toBe('?tab=outfits');
});
