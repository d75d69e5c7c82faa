import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './scales.module.css';
import type { Steps } from './scales-queries.ts';

const TYPING_MS = 400;

interface ScalePreviewProps {
  readonly effectiveOn: string | null;
  /** Null: the entry of that day is taken back. */
  readonly steps: Steps | null;
}

/** What a scale would do to the letters of running courses, before it is entered. */
export function ScalePreview({ effectiveOn, steps }: ScalePreviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = useDebounced(JSON.stringify({ effectiveOn, steps }), TYPING_MS);
  const { data, error } = useQuery(
    api.schools.previewScale.queryOptions({
      input: JSON.parse(asked) as { effectiveOn: string | null; steps: Steps | null },
    }),
  );
  if (error) return <Notice tone="danger">{errorText(error, t)}</Notice>;
  if (!data) return <Notice tone="info">{t('Checking current courses …')}</Notice>;
  if (data.courses.length === 0)
    return (
      <Notice tone="info">
        {data.courseCount === 0
          ? t('No current course with grades ends while it applies.')
          : t('No letters change in current courses.')}
      </Notice>
    );
  return (
    <Notice tone="warning">
      {t('Letters that change in current courses:')}
      <ul className={classes.preview}>
        {data.courses.map(({ courseId, title, moves }) => (
          <li key={courseId}>
            {t('{{course}}: {{changes}}', {
              course: title,
              changes: format.list(
                moves.map(({ from, to, count }) =>
                  t('{{count}} from {{before}} to {{after}}', { count, before: from, after: to }),
                ),
              ),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
