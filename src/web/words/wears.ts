/** Of what somebody wears today: a piece in the closet, or the pieces of a look. */
export const WEAR_WORDS = {
  today: 'Wear today',
  worn: 'Worn today',
  undo: 'Undo',
  failed: { title: 'Not noted', fallback: 'Please try again.' },
};
