/**
 * What was sent, in a form that every column can keep: without the sign U+0000, and with U+FFFD for halves of signs. A
 * text of nothing else stays a text, so that it is looked for and not found.
 */
export function storableInput(input: unknown): unknown {
  if (typeof input === 'string') return storableText(input);
  if (Array.isArray(input)) return input.map(storableInput);
  if (typeof input !== 'object' || input === null || Object.getPrototypeOf(input) !== Object.prototype)
    return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storableInput(value)]));
}

const storableText = (text: string): string =>
  text === '' ? text : text.replaceAll('\u0000', '').toWellFormed() || '\ufffd';
