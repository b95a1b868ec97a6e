import { MAX_INSPIRATION_TAGS } from '#contract/inspirations.ts';

export { INSPIRATION_CATEGORY_LABELS } from '#contract/inspirations.ts';

export const INSPIRATIONS_COPY = {
  title: 'Style Inspiration Board',
  add: 'Add Inspiration',
  tip: {
    label: 'Tip',
    text: 'Mix inspiration photos with photos of your own outfits.',
  },
  usage: 'On your board',
  full: (limit: number) =>
    `Your board is full: your plan holds ${limit} inspirations. Delete one, or upgrade your plan, to add another.`,
  seePlans: 'See plans',
  board: 'Your inspirations',

  search: 'Search inspirations',
  category: 'Category',
  allCategories: 'All Categories',
  showing: (shown: number, all: number) => `Showing ${shown} of ${all} inspirations`,
  empty: {
    title: 'No inspirations yet',
    text: 'Looks, colors and fabrics that you like: your outfits take them up.',
    add: 'Add Your First Inspiration',
  },
  noMatch: 'No inspirations match your search.',
  clearFilters: 'Clear filters',
  loadError: {
    title: 'Your board did not load',
    text: 'Its pictures are kept. Please try again.',
    tryAgain: 'Try Again',
  },
  drop: { title: 'Drop your picture', note: 'It opens in “Add Inspiration”' },

  card: {
    image: (title: string) => `Inspiration: ${title}`,
    notFound: 'Image Not Found',
    moreTags: (count: number) => `+${count}`,
    moreTagsNamed: (tags: readonly string[]) => `and ${tags.join(', ')}`,
    palette: 'Colors that the stylist reads',
    tags: 'Tags',
    openSource: (title: string) => `Open the source of ${title} in a new tab`,
    edit: (title: string) => `Edit ${title}`,
    delete: (title: string) => `Delete ${title}`,
  },

  form: {
    title: 'Title',
    titleHint: 'e.g. Gallery opening',
    description: 'Description',
    descriptionHint: 'What do you like about it?',
    category: 'Category',
    sourceUrl: 'Source URL (optional)',
    sourceUrlHint: 'https://…',
    more: 'Description, category, source, tags',
    tags: 'Tags',
    tagsHint: `Separated by commas, at most ${MAX_INSPIRATION_TAGS}: linen, navy, minimal`,
  },

  picture: {
    legend: 'Picture',
    choose: 'Upload Image',
    ways: 'Or drop or paste a picture here.',
    helper: 'Max 20MB • JPEG, PNG, WebP, GIF',
    shownTo: (advisor: string) =>
      `When an outfit is made, ${advisor} is shown the newest four pictures of your board, in a small size.`,
    or: 'or',
    url: 'Image URL',
    urlHint: 'The address of the picture itself, not of the page around it.',
    urlDisabled: 'Remove the picture to use an address',
    noPreview: 'Addresses that begin with http:// are fetched when you add it, without a preview.',
    preview: 'Preview of your picture',
    remove: 'Remove picture',
  },
  tooLarge: { title: 'File too large', description: 'Please select an image smaller than 20MB.' },
  invalidType: {
    title: 'Invalid file type',
    description: 'Please select a JPEG, PNG, WebP, or GIF image.',
  },

  addDialog: {
    title: 'Add Inspiration',
    submit: 'Add to Inspiration Board',
    pending: 'Adding Inspiration...',
    cancel: 'Cancel',
    needsTitle: 'Give it a title first.',
    needsPicture: 'Choose a picture, or paste the address of one.',
    needsBoth: 'It needs a title and a picture.',
  },
  editDialog: { title: 'Edit Inspiration', submit: 'Save Changes', pending: 'Saving...' },
  discard: {
    title: 'Discard what you wrote?',
    description: 'What you have entered here is not on your board yet.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
  discardEdit: {
    title: 'Discard your changes?',
    description: 'The inspiration stays as it was.',
    confirm: 'Discard',
    cancel: 'Keep editing',
  },
  gone: {
    title: 'Edit Inspiration',
    text: 'This inspiration is not on your board any more.',
    close: 'Back to the board',
  },

  recentlyDeleted: {
    title: 'Recently deleted',
    undo: 'Undo',
    undoNamed: (title: string) => `Put ${title} back`,
  },

  toasts: {
    added: { title: 'Inspiration Added', description: (title: string) => `${title} is on your board.` },
    addedAsLink: {
      title: 'Inspiration Added',
      description: 'Its page did not answer us, so the picture is shown from there.',
    },
    addFailed: { title: 'Upload Failed', fallback: 'Failed to add inspiration.' },
    edited: { title: 'Inspiration Updated', description: (title: string) => `${title} is saved.` },
    editFailed: { title: 'Update Failed', fallback: 'Failed to update inspiration.' },
    removed: {
      title: 'Inspiration Removed',
      description: (title: string) => `${title} is off your board.`,
      undo: 'Undo',
      undoAlt: 'Put it back with “Undo” below your board',
    },
    removeFailed: { title: 'Delete failed', fallback: 'Failed to delete inspiration.' },
    restored: { title: 'Inspiration Restored', description: (title: string) => `${title} is back.` },
    restoreFailed: { title: 'Undo failed', fallback: 'Failed to put the inspiration back.' },
  },

  rewritten: {
    tooLarge: 'File too large. Please select an image smaller than 20MB.',
    invalidType: 'Invalid file type. Please select a JPEG, PNG, WebP, or GIF image.',
    network: 'Network error. Please check your connection and try again.',
    tooLargeForUpload: 'File too large for upload. Please select a smaller image.',
  },
} as const;
