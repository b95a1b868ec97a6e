import { fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

/** As early as a hand could: before any effect of what is seen has run. */
function PressEscapeAtOnce() {
  useLayoutEffect(() => {
    const key = { key: 'Escape', bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
  }, []);
  return null;
}

test('Escape is heard as soon as a dialog is seen, and once', () => {
  const onClose = vi.fn();
  render(
    <Dialog onClose={onClose} title="Outfit">
      <PressEscapeAtOnce />
    </Dialog>,
  );
  expect(onClose).toHaveBeenCalledTimes(1);

  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('of two dialogs Escape closes the one above', () => {
  const below = vi.fn();
  const above = vi.fn();
  render(
    <Dialog onClose={below} title="Outfit">
      <Dialog onClose={above} title="History" isAbove>
        <PressEscapeAtOnce />
      </Dialog>
    </Dialog>,
  );

  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
});

test('of a dialog that has just come above another, Escape closes the one above alone', () => {
  const below = vi.fn();
  const above = vi.fn();
  const dialogs = (isAboveOpen: boolean) => (
    <Dialog onClose={below} title="Settings">
      {isAboveOpen && (
        <Dialog onClose={above} title="Devices">
          <PressEscapeAtOnce />
        </Dialog>
      )}
    </Dialog>
  );
  const { rerender } = render(dialogs(false));
  rerender(dialogs(true));

  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([0, 1]);
});

test('the page behind stands still while any dialog is open', () => {
  const isHeld = () => document.documentElement.hasAttribute('data-dialog-open');
  const dialogs = (titles: string[]) => (
    <>
      {titles.map((title) => (
        <Dialog key={title} onClose={() => {}} title={title}>
          <p>{title}</p>
        </Dialog>
      ))}
    </>
  );
  const { rerender } = render(dialogs(['Outfit', 'History']));
  expect(isHeld()).toBe(true);

  rerender(dialogs(['Outfit']));
  expect(isHeld()).toBe(true);

  rerender(dialogs([]));
  expect(isHeld()).toBe(false);
});
