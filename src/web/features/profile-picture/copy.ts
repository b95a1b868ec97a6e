import { PROFILE_PICTURE_REFUSALS } from '#contract/profile-picture.ts';

export const PROFILE_PICTURE_COPY = {
  title: 'Update Profile Picture',
  lead: 'It is shown in a circle, and nobody but you can see it.',
  rules: 'JPEG, PNG, WebP, GIF, AVIF or HEIC, at most 5 MB',
  chosen: (name: string) => `Chosen: ${name}`,
  choose: 'Choose Image',
  nothingChosen: 'Choose an image first.',
  cancel: 'Cancel',
  upload: 'Upload',
  succeeded: {
    title: 'Profile picture updated',
    description: 'Your new profile picture has been saved successfully',
  },
  failed: { title: 'Upload failed', fallback: 'Failed to upload profile picture' },
  notAnImage: { title: 'Invalid file type', description: PROFILE_PICTURE_REFUSALS.notAnImage },
  tooLarge: { title: 'File too large', description: PROFILE_PICTURE_REFUSALS.tooLarge },
} as const;
