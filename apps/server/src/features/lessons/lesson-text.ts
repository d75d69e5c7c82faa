const BLOCK_END = /<\/(?:p|h2|h3|h4|li|dt|dd|blockquote|pre|tr|caption|figcaption)>|<(?:br|hr) ?\/?>/g;
const CELL_END = /<\/(?:th|td)>/g;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a lesson says, without markup: a line per block. Takes the HTML as it is shown. */
export function lessonPlainText(html: string): string {
  return html
    .replace(CELL_END, ' ')
    .replace(BLOCK_END, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}
