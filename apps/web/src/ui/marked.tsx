import type { Segment } from '@fieldhouse/contract/search.ts';
import classes from './marked.module.css';

/** A text with what was searched for marked in it. The server sends text, never HTML. */
export const Marked = ({ segments }: { segments: readonly Segment[] }) =>
  segments.map(({ text, isMatch }, at) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
      <mark key={at} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  );

/** The text without its marks. */
export const plainText = (segments: readonly Segment[]): string => segments.map(({ text }) => text).join('');
