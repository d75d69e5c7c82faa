/**
 * The text as the built-in voice is given it: with the same length, so that its places stay those of the original.
 *
 * The engine counts characters where we count UTF-16 units, takes what stands in double brackets for phonemes and what
 * looks like a tag for markup, and ends at a zero character.
 */
export const voiceText = (text: string): string =>
  text
    .replace(/[\ud800-\udbff][\udc00-\udfff]/g, '  ')
    .replace(/[\ud800-\udfff\ufffe\uffff]/g, ' ')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ' ')
    .replace(/\[\[|\]\]/g, '  ')
    .replace(/<(?=[\p{L}/!?])/gu, ' ')
    .replace(/&(?=#?\w+;)/g, ' ');
