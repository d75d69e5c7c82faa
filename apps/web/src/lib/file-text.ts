/** Where text in two bytes begins, by the order of its bytes. */
const MARKS = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const;

/**
 * The text of a file as spreadsheets save it: UTF-16 where its mark says so, else UTF-8, else the Western European code
 * page of Windows, in which every byte is a letter. The mark isn't part of the text.
 */
export function readText(bytes: Uint8Array): string {
  const wide = MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second);
  if (wide) return new TextDecoder(wide[0]).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
