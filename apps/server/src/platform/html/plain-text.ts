const BLOCK_END = /<\/(?:p|h2|h3|h4|li|dt|dd|blockquote|pre|tr|caption|figcaption)>|<(?:br|hr) ?\/?>/g;
const CELL_END = /<\/(?:th|td)>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What cleaned HTML says, without markup: a line per block. Takes a lesson or a post as it is shown. */
export const plainTextOf = (html: string): string =>
  html
    .replace(CELL_END, ' ')
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
