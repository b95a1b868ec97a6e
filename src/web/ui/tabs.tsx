import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs inside a panel; the chosen one is underlined with stitches, and ends with one. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <div className="border-b border-line">
        {/* The room at the words' sides is the focus ring's. */}
        <Radix.List
          aria-label={label}
          // Radix hides where the focus is when it is on the row itself: after a press on the chosen tab.
          style={{ outline: undefined }}
          className="-mx-2 -mb-px flex gap-1 overflow-x-auto"
        >
          {tabs.map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className="relative min-h-11 shrink-0 px-2 font-medium whitespace-nowrap text-ink-2 after:absolute after:right-0.5 after:left-2 after:bottom-0 after:h-[3px] hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:text-ink data-[state=active]:after:stitch"
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      <Radix.Content key={value} value={value} className="animate-fade pt-4">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
