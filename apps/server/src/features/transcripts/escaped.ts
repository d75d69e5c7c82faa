/** The text as HTML and as the value of an attribute: every sign that could begin something is written as a number. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
