import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InlineError } from './inline-error.tsx';
import { loadNotices } from './toast/toast-area.tsx';
import { showToast } from './toast/toast-store.ts';

test('a failure is read in place until what draws its notice has come', async () => {
  render(<InlineError>Please select an image file</InlineError>);
  act(() => void showToast({ title: 'Invalid file type', description: 'Please select an image file' }));
  const line = screen.getByRole('alert');
  expect(line).not.toHaveClass('visually-hidden');
  expect(line).not.toHaveAttribute('aria-live');

  await act(loadNotices);

  expect(line).toHaveClass('visually-hidden');
  expect(line).toHaveAttribute('aria-live', 'off');
});
