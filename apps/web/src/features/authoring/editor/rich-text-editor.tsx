import '@mantine/tiptap/styles.layer.css';
import '#shared/content/reading-font.css';
import { RichTextEditor as Frame } from '@mantine/tiptap';
import { type Editor, type JSONContent, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import reading from '#shared/content/reading.module.css';
import { toast } from '#ui/feedback/toast.ts';
import { FormulaDialog, type FormulaText } from './formula-dialog.tsx';
import { docOf } from './lesson-doc.ts';
import { htmlOf } from './lesson-markup.ts';
import { LinkDialog } from './link-dialog.tsx';
import { picturesIn } from './pasted-pictures.ts';
import { AltDialog, PictureDialog } from './picture-dialog.tsx';
import classes from './rich-text-editor.module.css';
import { Toolbar } from './toolbar.tsx';
import { lessonExtensionsWithViews, type ViewActions, ViewActionsContext } from './views.tsx';

interface RichTextEditorProps {
  readonly label: string;
  /** Id of a sentence about the text, such as what is wrong with it. */
  readonly describedBy?: string | undefined;
  /** Where pictures go. */
  readonly courseId: string;
  /** Sanitised HTML that the editor begins with; another text takes another editor (`key`). */
  readonly start: string;
  readonly isEditable: boolean;
  readonly onChange: (html: string) => void;
}

type Asked =
  | { readonly kind: 'link' }
  | { readonly kind: 'picture'; readonly file: File | null }
  | { readonly kind: 'alt'; readonly position: number; readonly alt: string }
  /** Without a position it is a new one. */
  | { readonly kind: 'formula'; readonly position: number | null; readonly formula: FormulaText | null };

/** The text of a lesson with headings, lists, tables, pictures and formulas; what it can't edit it keeps as it is. */
export default function RichTextEditor(props: RichTextEditorProps) {
  const { label, describedBy, courseId, start, isEditable, onChange } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // The editor is made once and calls what is current then.
  const change = useRef(onChange);
  change.current = onChange;
  const ask = useRef(setAsked);
  const [actions] = useState<ViewActions>(() => ({
    editFormula: (position, tex, isDisplay) =>
      ask.current({ kind: 'formula', position, formula: { tex, isDisplay } }),
    editPicture: (position, alt) => ask.current({ kind: 'alt', position, alt }),
  }));
  const editor = useEditor({
    extensions: lessonExtensionsWithViews(),
    content: docOf(start) as JSONContent,
    editable: isEditable,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        class: `${reading.reading} ${classes.text}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      handlePaste: (_, event) => takePictures(event.clipboardData),
      // A browser adds the file of a picture that is dragged: moved within the text, it is no new one.
      handleDrop: (_, event, __, isMoved) => !isMoved && takePictures(event.dataTransfer),
    },
    onUpdate: ({ editor: now }) => change.current(htmlOf(now.getJSON() as Parameters<typeof htmlOf>[0])),
  });

  /** True: what came was a file. What isn't taken is said aloud, and the text that came with it stays. */
  function takePictures(data: DataTransfer | null) {
    const { picture, leftOut, isText } = picturesIn(data);
    if (leftOut > 0) {
      void toast({
        id: 'toast-pictures',
        title: t('{{count}} pictures were not taken over', { count: leftOut }),
        message: t('Pictures of other pages stay there. Save each and add it with the picture button.'),
        tone: 'error',
      });
    }
    if (isText) return false;
    if (picture) ask.current({ kind: 'picture', file: picture });
    return picture !== null || leftOut > 0;
  }

  return (
    <ViewActionsContext value={actions}>
      <Frame editor={editor} className={classes.frame} withTypographyStyles={false}>
        {isEditable && (
          <Toolbar
            editor={editor}
            label={label}
            onAsk={(kind) =>
              setAsked(
                kind === 'formula'
                  ? { kind, position: null, formula: null }
                  : kind === 'picture'
                    ? { kind, file: null }
                    : { kind },
              )
            }
          />
        )}
        <Frame.Content />
      </Frame>
      {asked && (
        <Dialogs
          asked={asked}
          editor={editor}
          courseId={courseId}
          onClose={() => {
            setAsked(null);
            // After the dialog has given the focus back to where it came from.
            requestAnimationFrame(() => editor.commands.focus());
          }}
        />
      )}
    </ViewActionsContext>
  );
}

interface DialogsProps {
  readonly asked: Asked;
  readonly editor: Editor;
  readonly courseId: string;
  readonly onClose: () => void;
}

function Dialogs({ asked, editor, courseId, onClose }: DialogsProps) {
  const done = (act: (chain: ReturnType<Editor['chain']>) => ReturnType<Editor['chain']>) => {
    act(editor.chain()).run();
    onClose();
  };
  switch (asked.kind) {
    case 'link':
      return (
        <LinkDialog
          href={String(editor.getAttributes('link').href ?? '')}
          onSave={(href) => done((chain) => chain.extendMarkRange('link').setLink({ href }))}
          onRemove={() => done((chain) => chain.extendMarkRange('link').unsetLink())}
          onClose={onClose}
        />
      );
    case 'picture':
      return (
        <PictureDialog
          courseId={courseId}
          file={asked.file}
          onAdd={({ src, alt, width, height }) =>
            done((chain) => chain.insertContent({ type: 'image', attrs: { src, alt, width, height } }))
          }
          onClose={onClose}
        />
      );
    case 'alt':
      return (
        <AltDialog
          alt={asked.alt}
          onSave={(alt) =>
            done((chain) => chain.setNodeSelection(asked.position).updateAttributes('image', { alt }))
          }
          onClose={onClose}
        />
      );
    case 'formula': {
      const { position, formula } = asked;
      return (
        <FormulaDialog
          formula={formula}
          onSave={(attrs) =>
            done((chain) =>
              position === null
                ? chain.insertContent({ type: 'formula', attrs })
                : chain.setNodeSelection(position).updateAttributes('formula', { ...attrs }),
            )
          }
          onClose={onClose}
        />
      );
    }
  }
}
