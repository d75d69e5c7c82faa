import { RichTextEditor } from '@mantine/tiptap';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhotoPlus,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
  IconSourceCode,
  IconSubscript,
  IconSuperscript,
  IconTableOff,
  IconTablePlus,
  IconTableRow,
  IconUnderline,
} from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import type { TFunction } from 'i18next';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rich-text-editor.module.css';

type Asked = 'link' | 'picture' | 'formula';

interface Tool {
  readonly key: string;
  readonly name: string;
  readonly icon: typeof IconBold;
  /** Null: a deed, not a state. */
  readonly isOn: boolean | null;
  readonly can: boolean;
  readonly run: () => void;
}

interface ToolbarProps {
  readonly editor: Editor;
  /** What the tools are for: the text area's name. */
  readonly label: string;
  readonly onAsk: (what: Asked) => void;
}

/** The editor's tools: one stop for Tab, arrows within. Those of a table come while the cursor is in one. */
export function Toolbar({ editor, label, onAsk }: ToolbarProps) {
  const { t } = useTranslation();
  const [reached, setReached] = useState('h2');
  // The editor tells of each change of text or selection; only what it changes here is drawn again.
  const state = useEditorState({ editor, selector: ({ editor: now }) => statesOf(now) });
  const groups = toolsOf(editor, state, onAsk, t);
  const keys = groups.flat().map(({ key }) => key);
  const current = keys.includes(reached) ? reached : keys[0];

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const edge = { Home: 0, End: buttons.length - 1 }[event.key];
    if (at < 0 || (step === undefined && edge === undefined)) return;
    event.preventDefault();
    buttons[edge ?? (at + (step ?? 0) + buttons.length) % buttons.length]?.focus();
  };

  return (
    <RichTextEditor.Toolbar
      className={classes.toolbar}
      role="toolbar"
      aria-label={t('Tools: {{text}}', { text: label })}
      onKeyDown={onKeyDown}
    >
      {groups.map((tools) => (
        <RichTextEditor.ControlsGroup key={tools[0]?.key}>
          {tools.map(({ key, name, icon: Icon, isOn, can, run }) => (
            <RichTextEditor.Control
              key={key}
              className={classes.tool}
              title={name}
              aria-label={name}
              {...(isOn === null ? {} : { 'aria-pressed': isOn, active: isOn })}
              aria-disabled={!can}
              tabIndex={key === current ? 0 : -1}
              onFocus={() => setReached(key)}
              onClick={() => can && run()}
            >
              <Icon size={18} stroke={1.7} aria-hidden="true" />
            </RichTextEditor.Control>
          ))}
        </RichTextEditor.ControlsGroup>
      ))}
    </RichTextEditor.Toolbar>
  );
}

const statesOf = (editor: Editor) => ({
  level: ([2, 3, 4] as const).find((level) => editor.isActive('heading', { level })) ?? null,
  marks: (['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'link'] as const).filter(
    (mark) => editor.isActive(mark),
  ),
  blocks: (['bulletList', 'orderedList', 'blockquote', 'codeBlock', 'table'] as const).filter((block) =>
    editor.isActive(block),
  ),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
  canLink: !editor.state.selection.empty || editor.isActive('link'),
});

function toolsOf(
  editor: Editor,
  state: ReturnType<typeof statesOf>,
  onAsk: ToolbarProps['onAsk'],
  t: TFunction,
): readonly (readonly Tool[])[] {
  const chain = () => editor.chain().focus();
  const act = (key: string, name: string, icon: Tool['icon'], run: () => void, can = true): Tool => ({
    key,
    name,
    icon,
    isOn: null,
    can,
    run,
  });
  const heading = (level: 2 | 3 | 4, name: string, icon: Tool['icon']): Tool => ({
    ...act(`h${level}`, name, icon, () => chain().toggleHeading({ level }).run()),
    isOn: state.level === level,
  });
  const mark = (key: (typeof state.marks)[number], name: string, icon: Tool['icon']): Tool => ({
    ...act(key, name, icon, () => chain().toggleMark(key).run()),
    isOn: state.marks.includes(key),
  });
  const block = (key: (typeof state.blocks)[number], name: string, icon: Tool['icon'], run: () => void) => ({
    ...act(key, name, icon, run),
    isOn: state.blocks.includes(key),
  });
  const isInTable = state.blocks.includes('table');
  return [
    [
      heading(2, t('Heading'), IconH2),
      heading(3, t('Subheading'), IconH3),
      heading(4, t('Small heading'), IconH4),
    ],
    [
      mark('bold', t('Bold'), IconBold),
      mark('italic', t('Italic'), IconItalic),
      mark('underline', t('Underline'), IconUnderline),
      mark('superscript', t('Superscript'), IconSuperscript),
      mark('subscript', t('Subscript'), IconSubscript),
      mark('code', t('Code'), IconCode),
    ],
    [
      block('bulletList', t('List'), IconList, () => chain().toggleBulletList().run()),
      block('orderedList', t('Numbered list'), IconListNumbers, () => chain().toggleOrderedList().run()),
      block('blockquote', t('Quote'), IconBlockquote, () => chain().toggleBlockquote().run()),
      block('codeBlock', t('Code block'), IconSourceCode, () => chain().toggleCodeBlock().run()),
    ],
    [
      {
        ...act('link', t('Link'), IconLink, () => onAsk('link'), state.canLink),
        isOn: state.marks.includes('link'),
      },
      act('picture', t('Picture'), IconPhotoPlus, () => onAsk('picture')),
      act('formula', t('Formula'), IconMathFunction, () => onAsk('formula')),
      act(
        'table',
        t('Table'),
        IconTablePlus,
        () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        !isInTable,
      ),
    ],
    ...(isInTable
      ? [
          [
            act('rowAbove', t('Add row above'), IconRowInsertTop, () => chain().addRowBefore().run()),
            act('rowBelow', t('Add row below'), IconRowInsertBottom, () => chain().addRowAfter().run()),
            act('dropRow', t('Remove row'), IconRowRemove, () => chain().deleteRow().run()),
            act('columnBefore', t('Add column before'), IconColumnInsertLeft, () =>
              chain().addColumnBefore().run(),
            ),
            act('columnAfter', t('Add column after'), IconColumnInsertRight, () =>
              chain().addColumnAfter().run(),
            ),
            act('dropColumn', t('Remove column'), IconColumnRemove, () => chain().deleteColumn().run()),
            act('headerRow', t('Header row'), IconTableRow, () => chain().toggleHeaderRow().run()),
            act('dropTable', t('Remove table'), IconTableOff, () => chain().deleteTable().run()),
          ],
        ]
      : []),
    [
      act('undo', t('Undo'), IconArrowBackUp, () => chain().undo().run(), state.canUndo),
      act('redo', t('Redo'), IconArrowForwardUp, () => chain().redo().run(), state.canRedo),
    ],
  ];
}
