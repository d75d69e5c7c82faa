import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconFileOff, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import classes from './pdf-viewer.module.css';

pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

type Pdf = pdfjs.PDFDocumentProxy;

/** Sharper than this costs memory and shows nothing more. */
const MOST_PIXELS_PER_POINT = 2;
/** Shares of the width that there is. */
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const WHOLE_WIDTH = 2;

async function openPdf(url: string): Promise<Pdf> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('the document was not given out');
  const data = new Uint8Array(await answer.arrayBuffer());
  // Letters are drawn as shapes: no font of the document is installed in the page. Scripts in it are not run, and our
  // policy lets no WebAssembly run either: the reader has the same in plain code.
  return await pdfjs.getDocument({
    ...{ data, disableFontFace: true, useSystemFonts: false, useWasm: false, isEvalSupported: false },
    ...{ enableXfa: false, verbosity: 0 },
  }).promise;
}

/** A PDF page by page, with its text over it for those who hear it, copy it or search in it. */
export default function PdfViewer({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(WHOLE_WIDTH);
  const { data: pdf, error } = useQuery({
    queryKey: ['pdf pages', url],
    queryFn: () => openPdf(url),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  // The document holds a thread and memory of its own until it is told that nobody needs it.
  useEffect(() => () => void pdf?.loadingTask.destroy(), [pdf]);

  if (error) {
    return (
      <div role="alert">
        <EmptyState icon={<IconFileOff />} title={t("The pages can't be shown")}>
          {t('Download the file to see it.')}
        </EmptyState>
      </div>
    );
  }
  if (!pdf) return <Skeleton height={480} role="status" aria-label={t('Loading...')} />;
  const total = pdf.numPages;
  return (
    <section aria-label={t('Pages of {{title}}', { title })}>
      <div className={classes.bar}>
        <span className={classes.group}>
          {total > 1 && (
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('Previous page')}
              disabled={number <= 1}
              onClick={() => setNumber(number - 1)}
            >
              <IconChevronLeft size={18} stroke={1.7} />
            </ActionIcon>
          )}
          <span className={classes.number} role="status">
            {t('Page {{number}} of {{total}}', { number, total })}
          </span>
          {total > 1 && (
            <ActionIcon
              variant="default"
              size={36}
              aria-label={t('Next page')}
              disabled={number >= total}
              onClick={() => setNumber(number + 1)}
            >
              <IconChevronRight size={18} stroke={1.7} />
            </ActionIcon>
          )}
        </span>
        <span className={classes.group}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('Smaller')}
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            <IconZoomOut size={18} stroke={1.7} />
          </ActionIcon>
          <span className={classes.number}>{format.percent(ZOOMS[zoom] ?? 1)}</span>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('Larger')}
            disabled={zoom === ZOOMS.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            <IconZoomIn size={18} stroke={1.7} />
          </ActionIcon>
        </span>
      </div>
      <Page key={number} pdf={pdf} number={number} zoom={ZOOMS[zoom] ?? 1} />
    </section>
  );
}

function Page({ pdf, number, zoom }: { pdf: Pdf; number: number; zoom: number }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);

  // Drawing happens on the elements; another zoom ends what is under way and begins again.
  useEffect(() => {
    let end = () => {};
    let isOver = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const [area, paper, picture, text] = [frame.current, sheet.current, canvas.current, words.current];
      if (isOver || !area || !paper || !picture || !text) return;
      const natural = page.getViewport({ scale: 1 });
      const scale = (area.clientWidth / natural.width) * zoom;
      const sharpness = Math.min(MOST_PIXELS_PER_POINT, window.devicePixelRatio);
      const shown = page.getViewport({ scale });
      const drawn = page.getViewport({ scale: scale * sharpness });
      paper.style.inlineSize = `${shown.width}px`;
      paper.style.blockSize = `${shown.height}px`;
      paper.style.setProperty('--total-scale-factor', String(scale));
      picture.width = Math.round(drawn.width);
      picture.height = Math.round(drawn.height);
      const rendering = page.render({ canvas: picture, viewport: drawn });
      text.replaceChildren();
      const layer = new pdfjs.TextLayer({
        ...{ textContentSource: page.streamTextContent(), container: text, viewport: shown },
      });
      end = () => {
        rendering.cancel();
        layer.cancel();
      };
      await Promise.all([rendering.promise, layer.render()]);
      paper.dataset.drawn = 'true';
    };
    draw().catch(() => {
      if (!isOver) setFailed(true);
    });
    return () => {
      isOver = true;
      end();
    };
  }, [pdf, number, zoom]);

  if (isFailed) {
    return (
      <div role="alert">
        <EmptyState icon={<IconFileOff />} title={t("This page can't be shown")}>
          {t('Download the file to see it.')}
        </EmptyState>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: what can be scrolled by keys needs the focus, and a name
    <div
      ref={frame}
      className={classes.frame}
      role="region"
      aria-label={t('Page {{number}} of {{total}}', { number, total: pdf.numPages })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a larger page is moved by the arrow keys
      tabIndex={0}
    >
      <div ref={sheet} className={classes.sheet}>
        <canvas ref={canvas} className={classes.canvas} />
        <div ref={words} className={classes.words} dir="auto" />
      </div>
    </div>
  );
}
