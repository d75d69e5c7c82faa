/** A sign that no database keeps, and halves of signs, which JSON columns refuse. */
const UNSTORABLE = /\u0000|\p{Cs}/u;

/**
 * What was sent, in a form that every column can keep: without the sign U+0000, and with U+FFFD for halves of signs. A
 * text of nothing else stays a text, so that it is looked for and not found.
 */
export function storableInput(input: unknown): unknown {
  if (typeof input === 'string') {
    if (!UNSTORABLE.test(input)) return input;
    return input.replaceAll('\u0000', '').toWellFormed() || '\ufffd';
  }
  if (Array.isArray(input)) return input.map(storableInput);
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype)
    return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storableInput(value)]));
}
