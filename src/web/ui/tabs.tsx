import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Tabs inside a panel; the chosen one is underlined with a stitch. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Radix.List aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabClass()}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content key={value} value={value} className="animate-fade pt-4">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

export function tabClass(className?: string): string {
  return classNames(
    'relative min-h-11 shrink-0 font-medium whitespace-nowrap text-ink-2 hover:text-ink data-[state=active]:text-ink',
    'after:absolute after:inset-x-0 after:-bottom-px after:h-[3px] data-[state=active]:after:stitch',
    'focus-visible:-outline-offset-2',
    className,
  );
}
