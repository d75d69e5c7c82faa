const BLOCKS = new Set(
  'p h2 h3 h4 ul ol li blockquote pre table thead tbody tr figcaption figure hr div section'.split(' '),
);
/** Drawings and code aren't read. */
const SILENT = new Set(
  'svg script style iframe object embed video audio template noscript math form pre code'.split(' '),
);

/** The paragraphs of lesson content, as they are read aloud; a row of a table is one, its cells apart by commas. */
export function htmlParagraphs(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs: string[] = [];
  let line = '';
  const close = () => {
    if (line.trim() !== '') paragraphs.push(line.trim().replace(/,$/, ''));
    line = '';
  };
  const walk = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) line += node.data;
      if (!(node instanceof Element) || SILENT.has(node.localName)) continue;
      const isBlock = BLOCKS.has(node.localName);
      if (isBlock) close();
      walk(node);
      if (isBlock) close();
      if (node.localName === 'br') line += ' ';
      if (node.localName === 'td' || node.localName === 'th') line = `${line.trimEnd()}, `;
    }
  };
  walk(body);
  close();
  return paragraphs;
}
