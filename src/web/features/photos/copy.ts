import { MAX_PHOTOS, PHOTO_RESTORE_MINUTES } from '#contract/photos.ts';

export const PHOTOS_COPY = {
  title: 'Upload Your Style Photos',
  count: (photos: number, slots: number) => `${photos} of ${slots}`,
  countLabel: 'Photos uploaded',
  grid: 'Your photos',
  loading: 'Loading your photos',
  loadError: {
    title: 'Your photos did not load',
    text: 'They are kept. Please try again.',
    tryAgain: 'Try Again',
  },

  add: {
    choose: 'Choose photos',
    slot: 'Add photos',
    camera: 'Take a photo',
    ways: 'Or drop or paste them anywhere here.',
    several: 'You can choose several at once.',
    full: `All ${MAX_PHOTOS} slots are filled. Delete a photo to add another.`,
    dropHere: 'Drop your photos',
    dropFree: (free: number) => (free === 1 ? '1 slot is free' : `${free} slots are free`),
    dropFull: `All ${MAX_PHOTOS} slots are filled`,
    dropBusy: 'One moment: photos are still on their way',
  },

  example: { title: 'An example: what we read in this look' },

  photo: {
    name: (place: number, originalName: string) => `Your photo ${place}: ${originalName}`,
    delete: (place: number, originalName: string) => `Delete photo ${place}, ${originalName}`,
    missing: 'This photo cannot be shown',
    palette: (place: number, colors: string) => `Colors read in photo ${place}: ${colors}`,
  },
  deleted: {
    title: 'Photo deleted',
    undo: 'Undo',
    undoAlt: 'Restore it under Recently deleted',
  },
  deleteFailed: { title: 'Delete failed', fallback: 'Failed to delete photo' },
  restored: {
    title: 'Photo restored',
    text: (originalName: string) => `${originalName} is back where it was.`,
  },
  restoreFailed: { title: 'Restore failed', fallback: 'Failed to restore photo' },
  removed: { title: 'Removed for good', text: 'Nothing is left of the photos you deleted.' },
  removeFailed: { title: 'Remove failed', fallback: 'Failed to remove the deleted photos' },
  recentlyDeleted: {
    title: 'Recently deleted',
    note: `Can be put back for ${PHOTO_RESTORE_MINUTES} minutes.`,
    count: (photos: number) => `${photos} deleted`,
    show: ', show what can be put back',
    restore: 'Restore',
    restoreNamed: (originalName: string) => `Restore ${originalName}`,
    removeAll: 'Remove now',
  },

  upload: {
    preparing: 'Getting ready',
    sending: 'Sending',
    saving: 'Saving',
    failed: 'Not sent',
    progress: (name: string) => `Upload of ${name}`,
    status: (photos: number) => (photos === 1 ? 'Uploading 1 photo' : `Uploading ${photos} photos`),
    cancel: (name: string) => `Cancel ${name}`,
    retry: (name: string) => `Try ${name} again`,
    remove: (name: string) => `Remove ${name}`,
    notSent: (photos: number) => `${photos} not sent.`,
    retryAll: 'Try again',
  },
  uploaded: {
    title: 'Upload successful!',
    text: (uploaded: number, remaining: number) =>
      `Uploaded ${uploaded} photos. ${remaining} slots remaining.`,
  },
  uploadFailed: { title: 'Upload failed', fallback: 'Failed to upload photos' },
  limitReached: {
    title: 'Upload limit reached',
    text: (free: number) => `You can only upload ${free} more photos (maximum ${MAX_PHOTOS} total)`,
  },

  leftOut: {
    title: 'Not added',
    dismiss: (name: string) => `Dismiss the note about ${name}`,
    dismissAll: 'Dismiss all',
    notAPicture: 'Not a picture that can be read. JPEG, PNG, WebP, GIF, AVIF and HEIC work.',
    noSlot: `There was no slot left (maximum ${MAX_PHOTOS}).`,
    tooLarge: 'File too large. Please select an image smaller than 20MB.',
    busy: 'Other photos were still on their way. Please add it again.',
  },

  tips: {
    title: 'A photo that reads well',
    good: 'Whole and light',
    poor: 'Dark, cut off',
    list: [
      { title: 'Daylight', text: 'Flash changes every color.' },
      { title: 'The whole outfit', text: 'As you wear it, neck to shoes. A mirror is fine.' },
      { title: 'A plain wall', text: 'Nothing else is read then.' },
      {
        title: 'Three or more looks',
        text: 'From different days.',
      },
    ],
    privacyTitle: 'What we read, what we never store',
    privacy:
      'Colors, patterns and contrasts of your clothes. Never where or when a photo was taken, nor the camera’s notes. Photos are shown to nobody but you; a deleted one is gone for good within five minutes.',
    advisorTitle: 'Who reads your photos',
    readBy: (advisor: string) =>
      `${advisor} reads them for us. When you have them analyzed, they go there in a small size, without place, time or file name, together with your answers and your profile. What you write about outfits and your style goes there too, your name and address never. We never store where or when a photo was taken, nor the camera’s notes. A photo you delete is gone from here for good within five minutes.`,
  },

  analyse: {
    submit: 'Analyze My Style',
    pending: 'Analyzing Your Style...',
    cancel: 'Cancel',
    noPhotosReason: 'Upload at least one photo first.',
    uploadingReason: 'Your photos are still on their way.',
    ready: (photos: number) => (photos === 1 ? '1 photo will be read.' : `${photos} photos will be read.`),
    reading: (photos: number) => (photos === 1 ? 'Reading 1 photo' : `Reading ${photos} photos`),
    elapsed: (seconds: number) => `${seconds} s`,
    noPhotos: { title: 'No photos to analyze', text: 'Please upload some photos first' },
    done: { title: 'Analysis complete!', text: 'Your style profile has been updated' },
    failed: {
      title: 'Analysis failed',
      fallback: 'Failed to analyze your style',
      noPhotosFound:
        "No photos found for analysis. Please upload some photos first and make sure you're logged in.",
      htmlAnswer: 'Server returned an invalid response. Please try again or refresh the page.',
      notJson: 'Server returned an invalid response. Please try again.',
    },
  },
} as const;
