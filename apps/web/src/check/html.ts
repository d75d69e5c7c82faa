/** Markup that is safe to show: made by `html` alone. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | null | false | readonly Part[];

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const write = (part: Part): string => {
  if (part === null || part === false) return '';
  if (Array.isArray(part)) return part.map(write).join('');
  if (typeof part === 'object') return (part as Markup).markup;
  return `${part}`.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
};

/** Markup with whatever was typed in it as text: everything between braces is escaped, unless it is markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: strings.reduce((text, string, at) => text + write(parts[at - 1] ?? null) + string),
});

/** Markup that stands in our own sources, such as an icon. Never for what somebody typed. */
export const trusted = (markup: string): Markup => ({ markup });

/** Puts markup into the page, in the place of what stood there. */
export function show(element: Element, { markup }: Markup): void {
  element.innerHTML = markup;
}
