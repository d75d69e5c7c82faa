import type { AnswerFile } from '@fieldhouse/contract/files.ts';
import { Skeleton } from '@mantine/core';
import { IconFileOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getDocument } from 'unpdf/pdfjs';
import { client } from '#lib/api.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import classes from './pdf-pages.module.css';

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

/** Sharper than this costs memory and shows nothing more. */
const MOST_PIXELS_PER_POINT = 2;

async function openPdf(fileId: AnswerFile['fileId']): Promise<Pdf> {
  const { url } = await client.files.link({ fileId });
  const answer = await fetch(url);
  if (!answer.ok) throw new Error('the document was not given out');
  const data = new Uint8Array(await answer.arrayBuffer());
  // Letters are drawn as shapes: no font of the document is installed in the page. Scripts in it are not run.
  return await getDocument({ data, disableFontFace: true, useSystemFonts: false, verbosity: 0 }).promise;
}

/** The pages of a PDF as pictures, drawn here when they come into sight. */
export default function PdfPages({ file }: { file: AnswerFile }) {
  const { t } = useTranslation();
  const { data: pdf, error } = useQuery({
    queryKey: ['pdf', file.fileId],
    queryFn: () => openPdf(file.fileId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

  // The document holds memory of its own until it is told that nobody needs it.
  useEffect(() => () => void pdf?.cleanup(), [pdf]);

  if (error) {
    return (
      <EmptyState icon={<IconFileOff />} title={t("The pages can't be shown")}>
        {t('Read the text here, or download the file to see it.')}
      </EmptyState>
    );
  }
  if (!pdf) return <Skeleton height={480} role="status" aria-label={t('Loading...')} />;
  return (
    <ol className={classes.pages}>
      {Array.from({ length: pdf.numPages }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are their position
        <Page key={at} pdf={pdf} number={at + 1} />
      ))}
    </ol>
  );
}

function Page({ pdf, number }: { pdf: Pdf; number: number }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);

  // Drawing happens on the element, and only while it can be seen.
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let isGone = false;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const natural = page.getViewport({ scale: 1 });
      const sharpness = Math.min(MOST_PIXELS_PER_POINT, window.devicePixelRatio);
      const viewport = page.getViewport({ scale: (element.clientWidth / natural.width) * sharpness });
      if (isGone) return;
      element.width = Math.round(viewport.width);
      element.height = Math.round(viewport.height);
      element.style.aspectRatio = `${natural.width} / ${natural.height}`;
      await page.render({ canvas: element, viewport }).promise;
      element.dataset.drawn = 'true';
    };
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      draw().catch(() => undefined);
    });
    watch.observe(element);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [pdf, number]);

  return (
    <li>
      <canvas
        ref={canvas}
        className={classes.page}
        role="img"
        aria-label={t('Page {{number}} of {{total}}', { number, total: pdf.numPages })}
      />
    </li>
  );
}
