import classes from './avatar.module.css';

/** Initials: a picture isn't needed to know who somebody is. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  const words = name.trim().split(/\s+/);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
  return (
    // The letters are drawn by the stylesheet: they are a picture, and the name stands beside them or in a label.
    <span
      className={classes.avatar}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.36 }}
      data-initials={initials}
      aria-hidden="true"
    />
  );
}
