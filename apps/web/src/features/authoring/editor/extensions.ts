import { type Extensions, getSchema, Mark, Node } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';

/** Heading levels of a lesson: its title is the first. */
export const HEADING_LEVELS = [2, 3, 4] as const;

/** Only addresses that a reader's browser opens safely. */
export const isLinkAllowed = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';

const lineMark = (name: string, tag: string) =>
  Mark.create({
    name,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** A formula within the text, in TeX. */
export const Formula = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({
    tex: { default: '', parseHTML: (element) => element.getAttribute('data-formula') ?? '' },
    isDisplay: { default: false, parseHTML: (element) => element.hasAttribute('data-display') },
  }),
  parseHTML: () => [{ tag: 'span[data-formula]' }],
  renderHTML: ({ node: { attrs } }) => [
    'span',
    { 'data-formula': attrs.tex, ...(attrs.isDisplay ? { 'data-display': '' } : {}) },
  ],
  renderText: ({ node: { attrs } }) => (attrs.isDisplay ? `\\[${attrs.tex}\\]` : `\\(${attrs.tex}\\)`),
});

/** A drawing, or whatever else the editor has no controls for: kept as it was written, to the letter. */
export const Verbatim = Node.create({
  name: 'verbatim',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({
    html: { default: '', parseHTML: (element) => element.getAttribute('data-verbatim') ?? '' },
  }),
  parseHTML: () => [{ tag: 'div[data-verbatim]' }],
  renderHTML: ({ node }) => ['div', { 'data-verbatim': node.attrs.html }],
});

/** A picture of our own, as a block. */
export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  // Pasted pictures of other places would tell their hosts who reads what.
  parseHTML: () => [{ tag: 'img[src^="/lesson-images/"]' }],
}).configure({ inline: false });

/** Tab goes from cell to cell and leaves the table at its end, so that nobody is held in it. */
export const LessonTable = Table.extend({
  addKeyboardShortcuts() {
    const { editor } = this;
    return {
      Tab: () => editor.commands.goToNextCell(),
      'Shift-Tab': () => editor.commands.goToPreviousCell(),
    };
  },
});

/** What the text of a lesson is made of; `withViews` adds how the editor draws it. */
export const lessonExtensions = (): Extensions => [
  StarterKit.configure({
    heading: { levels: [...HEADING_LEVELS] },
    link: false,
    strike: false,
  }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    protocols: ['https'],
    // What stands in a lesson stays; the dialog takes https alone.
    isAllowedUri: (address) => /^(?:https?:\/\/|mailto:)/i.test(address ?? ''),
    HTMLAttributes: { rel: 'noreferrer', target: null },
  }),
  lineMark('superscript', 'sup'),
  lineMark('subscript', 'sub'),
  lineMark('variable', 'var'),
  LessonTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  Picture,
  Formula,
  Verbatim,
];

/** The editor's model of a lesson's text, without an editor. */
export const lessonSchema = () => getSchema(lessonExtensions());
