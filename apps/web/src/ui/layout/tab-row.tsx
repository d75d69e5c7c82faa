import { Tabs } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './tab-row.module.css';

/** The tabs in one line that can be moved sideways where they don't fit; the chosen one is always in sight. */
export function TabRow({ tab, children }: { tab: string; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null);
  // Where the line stands is known to the browser alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may stand outside of what is seen
  useEffect(() => {
    row.current
      ?.querySelector('[aria-selected=true]')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [tab]);
  return (
    <Tabs.List ref={row} className={classes.tabs ?? ''}>
      {children}
    </Tabs.List>
  );
}
