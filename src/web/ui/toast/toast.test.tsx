import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../dialog.tsx';
import { InlineError } from '../inline-error.tsx';
import { noticeBar, noticePlace } from './notice-place.ts';
import { ToastArea } from './toast-area.tsx';
import { currentToasts, dismissToast, showToast } from './toast-store.ts';

afterEach(() => vi.useRealTimers());

describe('the toast store', () => {
  it('holds one notice: a new one takes the place of the old', () => {
    showToast({ title: 'First' });
    showToast({ title: 'Second' });

    expect(currentToasts().map((toast) => toast.title)).toEqual(['Second']);
  });

  it('forgets a dismissed notice after 1,000,000 ms', () => {
    vi.useFakeTimers();
    const id = showToast({ title: 'Saved' });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ title: 'Saved', open: false }]);

    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);

    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });
});

describe('the notification area', () => {
  it('shows title and description, and closes by its button', async () => {
    const actor = userEvent.setup();
    render(<ToastArea />);

    act(() => void showToast({ title: 'Outfit deleted', description: 'It can be put back.' }));
    expect(await screen.findByText('Outfit deleted')).toBeVisible();
    expect(screen.getByText('It can be put back.')).toBeVisible();

    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Outfit deleted')).not.toBeInTheDocument();
  });

  it('takes the focus when F8 is pressed', async () => {
    const actor = userEvent.setup();
    render(<ToastArea />);
    act(() => void showToast({ title: 'Image saved!' }));
    await screen.findByText('Image saved!');

    await actor.keyboard('[F8]');

    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('puts a notice away after 5 seconds, or after the time that it asks for', async () => {
    render(<ToastArea />);
    act(() => void showToast({ title: 'Warm up' }));
    await screen.findByText('Warm up');

    vi.useFakeTimers();
    act(() => void showToast({ title: 'Default' }));
    act(() => vi.advanceTimersByTime(4_999));
    expect(currentToasts()).toMatchObject([{ open: true }]);
    act(() => vi.advanceTimersByTime(1));
    expect(currentToasts()).toMatchObject([{ open: false }]);

    act(() => void showToast({ title: 'Reset Code Sent', durationMs: 10_000 }));
    act(() => vi.advanceTimersByTime(9_999));
    expect(currentToasts()).toMatchObject([{ open: true }]);
    act(() => vi.advanceTimersByTime(1));
    expect(currentToasts()).toMatchObject([{ open: false }]);
  });

  it('leaves Escape to a dialog that was open before it, and takes it when there is none', async () => {
    const actor = userEvent.setup();
    const close = vi.fn();
    const { rerender } = render(<Stage isOpen onOpenChange={close} />);
    act(() => void showToast({ title: 'Update Failed' }));
    await screen.findByText('Update Failed');

    await actor.keyboard('{Escape}');
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByText('Update Failed')).toBeVisible();

    rerender(<Stage isOpen={false} onOpenChange={close} />);
    await actor.keyboard('{Escape}');
    expect(close).toHaveBeenCalledOnce();
    expect(screen.queryByText('Update Failed')).not.toBeInTheDocument();
  });

  it('does not tell a failure twice that it tells itself, word for word', async () => {
    const actor = userEvent.setup();
    render(
      <>
        <ToastArea />
        <InlineError>Please try again.</InlineError>
        <InlineError>Something else.</InlineError>
      </>,
    );
    const [same, other] = screen.getAllByRole('alert');
    act(() => void showToast({ title: 'Upload failed', description: 'Please try again.' }));
    await screen.findByText('Upload failed');
    expect(same).toHaveAttribute('aria-live', 'off');
    expect(same).toHaveClass('visually-hidden');
    expect(other).not.toHaveClass('visually-hidden');
    expect(other).not.toHaveAttribute('aria-live');

    await actor.click(screen.getByRole('button', { name: 'Close' }));
    expect(same).not.toHaveAttribute('aria-live');
    expect(same).not.toHaveClass('visually-hidden');
  });

  it('stands in the dialog that is open, and on the page once that has closed', async () => {
    const { rerender } = render(<Stage isOpen onOpenChange={() => {}} />);
    act(() => void showToast({ title: 'Update Failed' }));

    expect(await within(screen.getByRole('dialog')).findByText('Update Failed')).toBeVisible();

    rerender(<Stage isOpen={false} onOpenChange={() => {}} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Update Failed')).toBeVisible();
  });

  it('stands on the bar of the page, and in a form as long as one takes it in', async () => {
    const page = (hasForm: boolean) => (
      <>
        <ToastArea />
        <nav aria-label="Rooms" ref={noticeBar} />
        {hasForm && <form aria-label="Card" ref={noticePlace} />}
      </>
    );
    const { rerender } = render(page(false));
    act(() => void showToast({ title: 'Delete failed' }));
    expect(await within(screen.getByRole('navigation')).findByText('Delete failed')).toBeVisible();

    rerender(page(true));
    expect(within(screen.getByRole('form')).getByText('Delete failed')).toBeVisible();

    rerender(page(false));
    expect(within(screen.getByRole('navigation')).getByText('Delete failed')).toBeVisible();
  });

  it('is past when the next thing is asked for, unless it offers something', async () => {
    render(
      <>
        <ToastArea />
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Send</button>
        </form>
      </>,
    );
    const send = () => fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
    act(() => void showToast({ title: 'Reset Code Sent' }));
    await screen.findByText('Reset Code Sent');
    send();
    expect(screen.queryByText('Reset Code Sent')).not.toBeInTheDocument();

    const action = { label: 'Undo', altText: 'Restore it', run: () => {} };
    act(() => void showToast({ title: 'Photo deleted', action }));
    send();
    expect(screen.getByText('Photo deleted')).toBeVisible();
  });

  it('offers one way to answer', async () => {
    const actor = userEvent.setup();
    const undo = vi.fn();
    render(<ToastArea />);
    act(
      () =>
        void showToast({
          title: 'Photo deleted',
          action: { label: 'Undo', altText: 'Restore it under Recently deleted', run: undo },
        }),
    );

    await actor.click(await screen.findByRole('button', { name: 'Undo' }));

    expect(undo).toHaveBeenCalledOnce();
  });
});

function Stage({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <>
      <ToastArea />
      <Dialog open={isOpen} onOpenChange={onOpenChange} title="Update Your Style Profile">
        <label>
          Your feedback <textarea />
        </label>
      </Dialog>
    </>
  );
}
