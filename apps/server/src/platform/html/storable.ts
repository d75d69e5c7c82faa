/** Without what a database can't hold or a screen can't show: control characters other than ends of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const storable = (text: string): string => text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');
