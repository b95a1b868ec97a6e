import { Copy, Heart, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { THEMES, useTheme } from '#web/lib/theme.ts';
import { AlertDialog } from '../alert-dialog.tsx';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Banner } from '../banner.tsx';
import { Button } from '../button.tsx';
import { ChipToggle } from '../chip-toggle.tsx';
import { CheckboxTiles, RadioTiles } from '../choice-tiles.tsx';
import { CopyField } from '../copy-field.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorBox } from '../error-box.tsx';
import { IconButton } from '../icon-button.tsx';
import { ImageWithFallback } from '../image-with-fallback.tsx';
import { InlineError } from '../inline-error.tsx';
import { PaletteStrip } from '../palette-strip.tsx';
import { PasswordField } from '../password-field.tsx';
import { SearchField } from '../search-field.tsx';
import { SegmentedFilter } from '../segmented-filter.tsx';
import { Select } from '../select.tsx';
import { ShownLookPicture } from '../shown-look.tsx';
import {
  SkeletonCards,
  SkeletonProfile,
  SkeletonQuestions,
  SkeletonRows,
  SkeletonSlots,
} from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { StatusDot } from '../status-dot.tsx';
import { StepHeader } from '../step-header.tsx';
import { StitchProgress } from '../stitch-progress.tsx';
import { StitchUsage } from '../stitch-usage.tsx';
import { Swatch } from '../swatch.tsx';
import { SwatchPicker } from '../swatch-picker.tsx';
import { Tabs } from '../tabs.tsx';
import { TagInput } from '../tag-input.tsx';
import { TapeBar } from '../tape-bar.tsx';
import { TapeSlider } from '../tape-slider.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { showToast } from '../toast/toast-store.ts';
import { ToggleButton } from '../toggle-button.tsx';

const BLUES = [
  { name: 'Navy', hex: '#1f2a44' },
  { name: 'Denim', hex: '#4a6a93' },
  { name: 'Sky Blue', hex: '#86bde6' },
  { name: 'Powder Blue', hex: '#bcd5e6' },
];
const NEUTRALS = [
  { name: 'Black', hex: '#16161a' },
  { name: 'Ivory', hex: '#f3ecdc' },
  { name: 'Khaki', hex: '#b5a27a' },
  { name: 'White', hex: '#fafaf8' },
];

/** Every component in its states, on one page: for building and for looking. */
export function ComponentPage() {
  const [theme, chooseTheme] = useTheme();

  return (
    <main id="content" className="mx-auto max-w-page space-y-14 px-5 py-10 sm:px-8 md:px-12">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="hero text-4xl">Components</h1>
        <SegmentedFilter
          label="Theme"
          options={THEMES.map((value) => ({ value, label: value }))}
          value={theme}
          onChange={chooseTheme}
        />
      </header>
      <Buttons />
      <Fields />
      <Choices />
      <Values />
      <Colours />
      <Notices />
      <Waiting />
    </main>
  );
}

function Buttons() {
  const [isOn, setOn] = useState(true);

  return (
    <Story title="Buttons">
      <div className="flex flex-wrap items-center gap-3">
        <Button>Primary</Button>
        <Button look="secondary">Secondary</Button>
        <Button look="quiet">Quiet</Button>
        <Button look="danger">Danger</Button>
        <Button disabled>Disabled</Button>
        <Button pending>Pending...</Button>
        <Button size="small">Small</Button>
        <IconButton icon={Trash2} label="Delete" />
        <IconButton icon={Copy} label="Copy" disabled />
        <ToggleButton icon={Heart} label="Favorite" pressed={isOn} onToggle={setOn} />
      </div>
    </Story>
  );
}

function Fields() {
  const [sought, setSought] = useState('navy');
  const [tags, setTags] = useState(['Minimalist', 'Tailored']);

  return (
    <Story title="Fields">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Text" hint="A hint stands here." />
        <TextField label="Text with an error" starred defaultValue="ada@" error="Valid email is required" />
        <PasswordField label="Password" defaultValue="secret words" />
        <TextField label="Disabled" disabled defaultValue="Not now" />
        <Select
          label="Select"
          placeholder="Choose one"
          options={[
            { value: 'a', label: 'Under $50' },
            { value: 'b', label: '$50-100' },
          ]}
        />
        <div className="self-end">
          <SearchField label="Search" value={sought} onChange={setSought} />
        </div>
        <TextArea label="Text area" />
        <TagInput label="Add a tag" tags={tags} onChange={setTags} />
        <CopyField label="Copy field" value="48213907" />
      </div>
    </Story>
  );
}

function Choices() {
  const [one, setOne] = useState<string | null>('b');
  const [many, setMany] = useState(['a', 'c']);
  const [tab, setTab] = useState('first');
  const [filter, setFilter] = useState('all');
  const options = [
    { value: 'a', label: 'Casual' },
    { value: 'b', label: 'Business', description: 'Sharp lines, quiet colors' },
    { value: 'c', label: 'Formal' },
    { value: 'd', label: 'Bohemian' },
  ];

  return (
    <Story title="Choices">
      <div className="space-y-8">
        <RadioTiles legend="One of these" options={options} value={one} onChange={setOne} />
        <CheckboxTiles
          legend="Any of these"
          options={options}
          values={many}
          onChange={setMany}
          error="Please choose at least one."
        />
        <div className="flex flex-wrap gap-2">
          <ChipToggle pressed onToggle={() => {}}>
            Minimalist
          </ChipToggle>
          <ChipToggle pressed={false} onToggle={() => {}}>
            Vintage
          </ChipToggle>
          <ChipToggle pressed={false} disabled onToggle={() => {}}>
            Disabled
          </ChipToggle>
        </div>
        <SegmentedFilter
          label="Filter"
          options={[
            { value: 'all', label: 'All' },
            { value: 'under-50', label: 'Under $50' },
            { value: '50-100', label: '$50-100' },
          ]}
          value={filter}
          onChange={setFilter}
        />
        <Tabs
          label="Tabs"
          tabs={[
            { value: 'first', label: 'AI Analyzed' },
            { value: 'second', label: 'Your Favorites' },
          ]}
          value={tab}
          onChange={setTab}
        >
          The {tab} panel.
        </Tabs>
      </div>
    </Story>
  );
}

function Values() {
  const [value, setValue] = useState(60);

  return (
    <Story title="Values">
      <div className="grid gap-8 sm:grid-cols-2">
        <TapeBar label="Comfort" value={72} />
        <TapeBar label="Elegance, edited" value={58} previous={40} />
        <TapeSlider label="Pattern" value={value} onChange={setValue} step={10} low="Plain" high="Bold" />
        <StitchProgress label="Step 2 of 4" done={2} total={4} />
        <StitchUsage label="Photos" used={4} limit={12} />
        <StitchUsage label="Inspirations" used={150} limit={200} />
        <StitchUsage label="Outfits today" used={7} limit={null} />
        <StitchUsage label="Nothing allowed" used={0} limit={0} />
        <StepHeader step={2} total={4} counter="Step 2 of 4" title="Style Preferences" />
      </div>
    </Story>
  );
}

function Colours() {
  const [chosen, setChosen] = useState(['Navy', 'Khaki']);

  return (
    <Story title="Colors">
      <div className="space-y-8">
        <div className="grid grid-cols-4 gap-2 sm:max-w-narrow">
          {[...NEUTRALS, ...BLUES].map((colour) => (
            <Swatch key={colour.name} {...colour} note="12 %" />
          ))}
        </div>
        <PaletteStrip
          label="Your palette"
          colours={BLUES.map((colour, place) => ({ ...colour, share: [0.5, 0.3, 0.15, 0.05][place] ?? 0 }))}
          className="sm:max-w-narrow"
        />
        <SwatchPicker
          groups={[
            { label: 'Neutrals', colours: NEUTRALS },
            { label: 'Blues', colours: BLUES },
          ]}
          chosen={chosen}
          max={3}
          onChange={setChosen}
          searchLabel="Search colors"
          nothingFound="No color of that name."
        />
        <ShownLookPicture name="office" sizes="28rem" className="ground w-full max-w-narrow" />
      </div>
    </Story>
  );
}

function Notices() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isAlertOpen, setAlertOpen] = useState(false);

  return (
    <Story title="Notices">
      <div className="space-y-4">
        <div className="flex flex-wrap items-center gap-3">
          <Badge>Other</Badge>
          <Badge tone="blue">Basic</Badge>
          <Badge tone="purple">Advanced</Badge>
          <Badge tone="amber">Pro</Badge>
          <Badge tone="green">Free</Badge>
          <Badge tone="chalk">Edited</Badge>
          <StatusDot isOn>Active</StatusDot>
          <StatusDot isOn={false}>Setup</StatusDot>
          <Avatar src={null} name="Ada Lovelace" />
        </div>
        <Banner tone="chalk" action={<Button look="quiet">Undo</Button>}>
          Last change: “swap the trainers for loafers”
        </Banner>
        <Banner>Previous answers are pre-filled.</Banner>
        <InlineError>Something went wrong beside its control.</InlineError>
        <ErrorBox title="Loading Error" actions={<Button size="small">Try Again</Button>}>
          Unable to load. Please try again.
        </ErrorBox>
        <EmptyState title="Nothing yet" action={<Button>Add the first</Button>}>
          An empty place is framed with a basting line.
        </EmptyState>
        <ImageWithFallback
          src="data:,broken"
          alt="A broken one"
          fallback={
            <div className="grid h-24 place-items-center bg-tissue-2 text-ink-2">Image Not Found</div>
          }
        />
        <div className="flex flex-wrap gap-3">
          <Button look="secondary" onClick={() => setDialogOpen(true)}>
            Open dialog
          </Button>
          <Button look="secondary" onClick={() => setAlertOpen(true)}>
            Open alert
          </Button>
          <Button
            look="secondary"
            onClick={() => showToast({ title: 'Outfit deleted', description: 'It can be put back.' })}
          >
            Show toast
          </Button>
          <Button
            look="secondary"
            onClick={() =>
              showToast({
                title: 'Upload failed',
                description: 'Failed to upload photos',
                variant: 'destructive',
              })
            }
          >
            Show failure
          </Button>
        </div>
        <Dialog
          open={isDialogOpen}
          onOpenChange={setDialogOpen}
          title="A dialog"
          description="Under 640 px it is a sheet."
          footer={<Button onClick={() => setDialogOpen(false)}>Save Changes</Button>}
        >
          <TextField label="First field" />
        </Dialog>
        <AlertDialog
          open={isAlertOpen}
          onOpenChange={setAlertOpen}
          title="Discard the text?"
          description="What you wrote has not been saved."
          confirmLabel="Discard"
          cancelLabel="Keep writing"
          onConfirm={() => {}}
        />
      </div>
    </Story>
  );
}

function Waiting() {
  return (
    <Story title="Waiting">
      <div className="space-y-8">
        <Spinner />
        <SkeletonRows rows={2} />
        <SkeletonCards cards={3} />
        <SkeletonSlots />
        <SkeletonQuestions />
        <SkeletonProfile />
      </div>
    </Story>
  );
}

function Story({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="title mb-6 border-b border-line pb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
