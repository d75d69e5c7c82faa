import {
  FIGURE_ATTRIBUTES,
  FIGURE_ELEMENTS,
  figureClasses,
  isFigureValue,
} from '@fieldhouse/contract/lesson-figures.ts';
import type sanitizeHtml from 'sanitize-html';
import { linkTo, SILENT_TAGS } from './links.ts';

const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'br'],
  ...['strong', 'em', 'u', 'sup', 'sub', 'var', 'code', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img'],
  ...FIGURE_ELEMENTS,
];

/** Pictures come from our own store; an address elsewhere would tell its owner who reads what. */
const IMAGE_ADDRESS = /^\/lesson-images\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const PIXELS = /^[1-9]\d{0,4}$/;
const SCOPES = new Set(['col', 'row', 'colgroup', 'rowgroup']);

/** The parser hands attributes over in lower case; a browser reads them so. */
const FIGURE_NAMES = new Set(Object.keys(FIGURE_ATTRIBUTES).map((name) => name.toLowerCase()));

/** Text, structure, tables, our own pictures and figures, and links to the web or a mailbox. */
export const LESSON_RULES: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href'],
    th: ['scope'],
    img: ['src', 'alt', 'width', 'height'],
    ...Object.fromEntries(
      FIGURE_ELEMENTS.map((tag) => [tag, [...FIGURE_NAMES, 'class', 'role', 'aria-label']]),
    ),
  },
  parseStyleAttributes: false,
  nonTextTags: SILENT_TAGS,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !IMAGE_ADDRESS.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : linkTo(href) }),
    th: (tagName, { scope }) => ({
      tagName,
      attribs: scope !== undefined && SCOPES.has(scope) ? { scope } : ({} as sanitizeHtml.Attributes),
    }),
    img: (tagName, given) => ({ tagName, attribs: pictureOf(given) }),
    ...Object.fromEntries(FIGURE_ELEMENTS.map((tag) => [tag, figurePart])),
  },
};

/** An own picture with its words and its size, or nothing. */
function pictureOf({ src, alt, width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (src === undefined || !IMAGE_ADDRESS.test(src)) return {};
  const attribs: sanitizeHtml.Attributes = { src, alt: alt ?? '' };
  if (width !== undefined && PIXELS.test(width)) attribs.width = width;
  if (height !== undefined && PIXELS.test(height)) attribs.height = height;
  return attribs;
}

function figurePart(tagName: string, given: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    if (FIGURE_NAMES.has(name) && isFigureValue(value)) attribs[name] = value;
  }
  const classes = figureClasses(given.class ?? '');
  if (classes) attribs.class = classes;
  if (tagName === 'svg') {
    attribs.role = 'img';
    attribs['aria-label'] = given['aria-label'] ?? '';
  }
  return { tagName, attribs };
}
