import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { createContext, Suspense, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { SafeHtml } from '#shared/content/safe-html.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Formula, lessonExtensions, Picture, Verbatim } from './extensions.ts';
import classes from './rich-text-editor.module.css';

const DrawnFormula = part(() => import('#shared/content/formula.tsx'));

/** What opens the dialogs of what stands in the text. */
export interface ViewActions {
  readonly editFormula: (position: number, tex: string, isDisplay: boolean) => void;
  readonly editPicture: (position: number, alt: string) => void;
}

/** Set around the editor: what stands in the text is drawn within the page's own tree. */
export const ViewActionsContext = createContext<ViewActions>({
  editFormula: () => undefined,
  editPicture: () => undefined,
});

const positionOf = ({ getPos }: NodeViewProps) => getPos() ?? 0;

function FormulaView(props: NodeViewProps) {
  const { t } = useTranslation();
  const { editFormula } = useContext(ViewActionsContext);
  const { tex, isDisplay } = props.node.attrs as { tex: string; isDisplay: boolean };
  return (
    <NodeViewWrapper as="span" className={classes.formula} data-selected={props.selected || undefined}>
      <button
        type="button"
        className={classes.atom}
        contentEditable={false}
        tabIndex={-1}
        title={t('Change the formula')}
        disabled={!props.editor.isEditable}
        onClick={() => editFormula(positionOf(props), tex, isDisplay)}
      >
        <Suspense fallback={<code>{tex}</code>}>
          <DrawnFormula tex={tex} isDisplay={isDisplay} />
        </Suspense>
      </button>
    </NodeViewWrapper>
  );
}

function PictureView(props: NodeViewProps) {
  const { t } = useTranslation();
  const { editPicture } = useContext(ViewActionsContext);
  const { src, alt, width, height } = props.node.attrs as {
    src: string;
    alt: string;
    width: number | null;
    height: number | null;
  };
  return (
    <NodeViewWrapper className={classes.picture} data-selected={props.selected || undefined}>
      <img
        src={src}
        alt={alt}
        {...(width && height ? { width, height } : {})}
        data-drag-handle
        contentEditable={false}
      />
      {props.editor.isEditable && (
        <button
          type="button"
          className={classes.altButton}
          contentEditable={false}
          tabIndex={-1}
          data-missing={alt === '' || undefined}
          onClick={() => editPicture(positionOf(props), alt)}
        >
          {alt === '' ? t('Describe this picture') : t('Description: {{alt}}', { alt })}
        </button>
      )}
    </NodeViewWrapper>
  );
}

function VerbatimView({ node, selected }: NodeViewProps) {
  const { t } = useTranslation();
  return (
    <NodeViewWrapper
      className={classes.verbatim}
      data-selected={selected || undefined}
      contentEditable={false}
      data-drag-handle
      title={t('A drawing: it can be moved or removed, not changed.')}
    >
      <SafeHtml html={String(node.attrs.html ?? '')} />
    </NodeViewWrapper>
  );
}

const VIEWS = new Map([
  [Formula.name, Formula.extend({ addNodeView: () => ReactNodeViewRenderer(FormulaView) })],
  [Picture.name, Picture.extend({ addNodeView: () => ReactNodeViewRenderer(PictureView) })],
  [Verbatim.name, Verbatim.extend({ addNodeView: () => ReactNodeViewRenderer(VerbatimView) })],
]);

/** The extensions of a lesson's text, drawn in the editor as students see them. */
export const lessonExtensionsWithViews = () =>
  lessonExtensions().map((extension) => VIEWS.get(extension.name) ?? extension);
