import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '#contract/auth.ts';
import { MAX_PROFILE_PICTURE_BYTES, uploadProfilePicture } from '#contract/profile-picture.ts';
import { aUser } from '#web/testing/factories.ts';
import { renderPanel } from '#web/testing/render-app.tsx';
import { stubRoute, stubRouteError } from '#web/testing/stub-route.ts';
import { currentToasts } from '#web/ui/toast/toast-store.ts';
import { ProfilePictureDialog } from './profile-picture-dialog.tsx';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const picture = (bytes: Uint8Array<ArrayBuffer> = PNG) => new File([bytes], 'me.png', { type: 'image/png' });

function open(user = aUser({ name: 'Ada Byron' })) {
  const onClose = vi.fn();
  const { actor, queryClient } = renderPanel(<ProfilePictureDialog user={user} onClose={onClose} />);
  const choose = (file: File) =>
    actor.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);
  return { actor, queryClient, onClose, choose, upload: screen.getByRole('button', { name: 'Upload' }) };
}

describe('the profile picture dialog', () => {
  beforeEach(() => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:preview');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  });

  it('shows the first letter, and refuses to upload nothing', () => {
    const { upload } = open();

    expect(screen.getByText('A')).toBeVisible();
    expect(upload).toBeDisabled();
  });

  it('shows U for who has no name', () => {
    open(aUser({ name: '', firstName: '' }));

    expect(screen.getByText('U')).toBeVisible();
  });

  it('shows the chosen picture before it is sent, then sends it, reads the user again and closes', async () => {
    const calls = stubRoute(uploadProfilePicture, { profileImageUrl: '/api/files/new-picture' });
    const reads = stubRoute(getCurrentUser, aUser());
    const { actor, queryClient, choose, upload, onClose } = open();
    await queryClient.prefetchQuery({ queryKey: [getCurrentUser.path], queryFn: () => aUser() });

    await choose(picture());
    expect(await screen.findByText('Chosen: me.png')).toBeVisible();
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    await actor.click(upload);

    expect(await screen.findByText('Profile picture updated')).toBeVisible();
    expect(screen.getByText('Your new profile picture has been saved successfully')).toBeVisible();
    const form = calls[0]?.body as FormData;
    expect(form.get('profilePicture')).toMatchObject({ name: 'me.png' });
    expect(queryClient.getQueryState([getCurrentUser.path])?.isInvalidated).toBe(true);
    expect(onClose).toHaveBeenCalledOnce();
    expect(reads).toHaveLength(0);
  });

  it.each([
    [
      'what is no picture, whatever it is called',
      new File(['hello'], 'me.png', { type: 'image/png' }),
      'Invalid file type',
      'Please select an image file',
    ],
    [
      'more than 5 MB',
      picture(new Uint8Array([...PNG, ...new Uint8Array(MAX_PROFILE_PICTURE_BYTES)])),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
  ])('refuses %s in the notice and in place', async (_name, file, title, description) => {
    const { choose, upload } = open();

    await choose(file);

    expect(await screen.findByRole('alert')).toHaveTextContent(description);
    expect(currentToasts()[0]).toMatchObject({ title, description, variant: 'destructive' });
    expect(upload).toBeDisabled();
    expect(document.querySelector('input[type="file"]')).toHaveValue('');
  });

  it('says why an upload failed, and keeps the choice for another try', async () => {
    stubRouteError(uploadProfilePicture, 'storage_full', 'Storage is full.');
    const { actor, choose, upload, onClose } = open();

    await choose(picture());
    await screen.findByText('Chosen: me.png');
    await actor.click(upload);

    expect(await screen.findByText('Upload failed')).toBeVisible();
    expect(screen.getAllByText('Storage is full.')).not.toHaveLength(0);
    expect(upload).toBeEnabled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
