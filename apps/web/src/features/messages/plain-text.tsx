import { linkedParts } from './linked-text.ts';

/** A message as it was typed: never markup. https addresses can be followed. */
export function PlainText({ text }: { text: string }) {
  return linkedParts(text).map(({ text: part, href }, at) =>
    href === null ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are their position
      <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
}
