import { useState } from 'react';
import classes from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly size?: number;
  /** Address of the person's picture; null: none, or not known here. */
  readonly url?: string | null;
}

/** The person's picture, or their initials: a picture isn't needed to know who somebody is. */
export function Avatar({ name, size = 40, url = null }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (url && url !== missing) {
    return (
      <img
        className={classes.picture}
        src={url}
        alt=""
        width={size}
        height={size}
        // Whoever may not see it (any more) sees the initials.
        onError={() => setMissing(url)}
      />
    );
  }
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
