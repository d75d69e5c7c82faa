import classes from './marked.module.css';

/** A piece of a text, and whether it is what was searched for. */
interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

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
