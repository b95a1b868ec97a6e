import { Suspense } from 'react';
import type { Metrics, Profile } from '#contract/style-profile.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import type { ProfileChoices } from './customise-dialog.tsx';
import { useSaveCategories, useSaveMetrics } from './profile-changes.queries.ts';
import { useDraft } from './use-draft.ts';

/** Fetches the dialog's code: worth doing as soon as it is likely to be opened. */
export const fetchCustomiseDialog = () => import('./customise-dialog.tsx');
const CustomiseDialog = lazyPart(async () => (await fetchCustomiseDialog()).CustomiseDialog);

interface CustomiseProfileProps {
  profile: Profile;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the scores as they stood before new ones were saved. */
  onScoresSaved: (previous: Metrics) => void;
}

/** Sends the categories, then the scores, and closes when both are kept; unsaved choices outlive the dialog. */
export function CustomiseProfile({ profile, isOpen, onClose, onScoresSaved }: CustomiseProfileProps) {
  const choices = useDraft<ProfileChoices>('choices', {
    categories: profile.styleCategories,
    metrics: scoresOf(profile),
  });
  const saveCategories = useSaveCategories();
  const saveMetrics = useSaveMetrics();

  async function save({ categories, metrics }: ProfileChoices) {
    const previous = scoresOf(profile);
    saveMetrics.reset();
    try {
      await saveCategories.mutateAsync(categories);
      await saveMetrics.mutateAsync(metrics);
    } catch {
      // Said by the toast, and beside the button until the next try.
      return;
    }
    onScoresSaved(previous);
    choices.giveUp();
    onClose();
  }

  if (!isOpen) return null;

  return (
    <Suspense fallback={null}>
      <CustomiseDialog
        choices={choices}
        onSave={() => save(choices.value)}
        onClose={onClose}
        isSaving={saveCategories.isPending || saveMetrics.isPending}
        failure={saveCategories.failure ?? saveMetrics.failure}
      />
    </Suspense>
  );
}

function scoresOf({ analysisData: { comfort, elegance, trendy } }: Profile): Metrics {
  return { comfort, elegance, trendy };
}
