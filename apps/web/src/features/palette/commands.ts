import type { Segment } from '@fieldhouse/contract/search.ts';
import type { Icon } from '@tabler/icons-react';

/** Something the palette can do: go somewhere, or act at once. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** The label with what was searched for marked in it. */
  readonly segments?: readonly Segment[];
  readonly group: string;
  readonly icon: Icon;
  /** Under the label, e.g. a course's teacher. */
  readonly hint?: string;
  run(): void;
}

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The commands that hold every word of the query at the beginning of one of theirs, accents and case aside; those whose
 * label begins with the query come first, the rest keeps its order.
 */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...commands];
  const begins = (command: Command) => folded(command.label).startsWith(wanted.join(' '));
  return commands
    .filter((command) => {
      const words = folded(`${command.label} ${command.hint ?? ''}`).split(/[^\p{L}\p{N}]+/u);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort((a, b) => Number(begins(b)) - Number(begins(a)));
}
