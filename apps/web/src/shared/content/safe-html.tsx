import {
  FIGURE_ATTRIBUTES,
  FIGURE_ELEMENTS,
  figureClasses,
  isFigureValue,
} from '@fieldhouse/contract/lesson-figures.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import figureClass from './reading.module.css';
import { RichText } from './rich-text.tsx';

/** What lesson content may be made of. The server sanitizes too; this is the second wall. */
const ALLOWED = new Set(
  'p h2 h3 h4 ul ol li dl dt dd strong b em i u blockquote sup sub var code pre table caption thead tbody tfoot tr th td figure figcaption br hr a img'.split(
    ' ',
  ),
);
const FIGURES = new Set(FIGURE_ELEMENTS);
/** Dropped with everything in them. */
const DROPPED = new Set(
  'script style iframe object embed video audio template noscript math form'.split(' '),
);

/**
 * Text with the elements that lessons use. The markup is read into an inert document, and React builds from it
 * what is allowed, so nothing of it ever reaches the page as markup.
 */
export function SafeHtml({
  html,
  words = (text) => text,
  nobody = '',
}: {
  html: string;
  words?: (text: string) => string;
  /** Who is mentioned without a name. */
  nobody?: string;
}) {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const mention of body.querySelectorAll('span[data-mention]:empty')) mention.textContent = `@${nobody}`;
  return <>{childrenOf(body, words)}</>;
}

/** A drawing by itself, colored as lessons color theirs. */
export const Figure = ({ svg }: { svg: string }) => (
  <span className={figureClass.drawing}>
    <SafeHtml html={svg} />
  </span>
);

function childrenOf(parent: Element, words: (text: string) => string): ReactNode[] {
  return Array.from(parent.childNodes, (node, at) => {
    if (node instanceof Text)
      return isTablePart(parent) ? null : createElement(RichText, { key: at, text: words(node.data) });
    if (!(node instanceof Element)) return null;
    const name = node.localName;
    if (DROPPED.has(name)) return null;
    if (FIGURES.has(name))
      return createElement(name, { key: at, ...figureAttributes(node) }, ...figureParts(node));
    if (name === 'span' && node.hasAttribute('data-mention'))
      return createElement('span', { key: at, 'data-mention': '' }, node.textContent);
    if (!ALLOWED.has(name)) return createElement(Fragment, { key: at }, ...childrenOf(node, words));
    if (name === 'br' || name === 'hr') return createElement(name, { key: at });
    if (name === 'img') return pictureOf(node, at);
    const element = createElement(name, { key: at, ...attributesOf(node) }, ...childrenOf(node, words));
    return name === 'table' ? createElement(Scroller, { key: at }, element) : element;
  });
}

/** In a drawing only shapes and their words; anything else goes. */
const figureParts = (parent: Element): ReactNode[] =>
  Array.from(parent.childNodes, (node, at) => {
    if (node instanceof Text) return /^(?:text|tspan)$/.test(parent.localName) ? node.data : null;
    if (!(node instanceof Element) || !FIGURES.has(node.localName)) return null;
    return createElement(node.localName, { key: at, ...figureAttributes(node) }, ...figureParts(node));
  });

function figureAttributes(element: Element) {
  const kept: Record<string, string> = { className: figureClasses(element.getAttribute('class') ?? '') };
  for (const [name, inReact] of Object.entries(FIGURE_ATTRIBUTES)) {
    const value = element.getAttribute(name);
    if (value !== null && isFigureValue(value)) kept[inReact] = value;
  }
  if (element.localName === 'svg')
    Object.assign(kept, { role: 'img', 'aria-label': element.getAttribute('aria-label') ?? '' });
  return kept;
}

/** A picture of our own with its words; any other would tell its host who reads what. */
function pictureOf(element: Element, key: number) {
  const src = element.getAttribute('src') ?? '';
  if (!/^\/lesson-images\/[\da-f-]{36}$/.test(src)) return null;
  const size = (name: string) =>
    /^[1-9]\d{0,4}$/.test(element.getAttribute(name) ?? '') ? Number(element.getAttribute(name)) : undefined;
  return createElement('img', {
    key,
    src,
    alt: element.getAttribute('alt') ?? '',
    width: size('width'),
    height: size('height'),
    loading: 'lazy',
    decoding: 'async',
  });
}

/** A wide table scrolls by itself, also by keyboard. */
const Scroller = ({ children }: { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable
  // biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls
  <div data-scroll tabIndex={0} role="group">
    {children}
  </div>
);

/** White space between the parts of a table is no text, and React says so. */
const isTablePart = ({ localName }: Element) =>
  ['table', 'thead', 'tbody', 'tfoot', 'tr'].includes(localName);

function attributesOf(element: Element) {
  if (element.localName === 'th') return { scope: element.getAttribute('scope') ?? undefined };
  if (element.localName !== 'a') return {};
  const address = element.getAttribute('href') ?? '';
  if (/^mailto:/i.test(address)) return { href: address };
  return /^https?:\/\//i.test(address) ? { href: address, rel: 'noreferrer', target: '_blank' } : {};
}
