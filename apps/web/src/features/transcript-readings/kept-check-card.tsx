import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { checkAsText } from '@fieldhouse/domain/eligibility/check-text.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { isCheckWanted, wantCheck } from '#lib/check-wanted.ts';
import { forgetCheck, keptCheck } from '#lib/kept-check.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { useReadingsChanged } from './reading-queries.ts';
import { readingRefusal } from './reading-words.ts';
import classes from './readings.module.css';

/** Offers what somebody entered in the public check before they had an account; nothing of it was sent until now. */
export function KeptCheckCard({ studentId }: { studentId: StudentId | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const changed = useReadingsChanged();
  const [kept, setKept] = useState(() => (isCheckWanted() ? keptCheck() : null));
  const bring = useMutation(
    api.transcriptReadings.readText.mutationOptions({
      async onSuccess({ readingId }) {
        forgetCheck();
        await changed();
        await navigate({ to: '/transcript-parser', search: { reading: readingId } });
      },
    }),
  );
  const count = kept?.courses.filter(({ title }) => title.trim() !== '').length ?? 0;
  if (!kept || count === 0) return null;
  const later = () => {
    wantCheck(false);
    setKept(null);
  };
  return (
    <Card
      title={t('Your courses from the eligibility check')}
      description={t('{{count}} courses, kept by this browser alone until now.', { count })}
    >
      <div className={classes.form}>
        <p className={classes.about}>
          {t(
            'Bring them along as a transcript that you wrote yourself: you look it over, and your school’s registrar decides. Until then nothing of it counts. It is deleted from this browser’s check.',
          )}
        </p>
        {studentId === null && (
          <Notice>{t('Once your school has confirmed you, you can bring them along here.')}</Notice>
        )}
        {bring.error && <Notice tone="danger">{readingRefusal(bring.error, t)}</Notice>}
        <div className={classes.actions}>
          <Button
            disabled={studentId === null}
            loading={bring.isPending}
            onClick={() => studentId && bring.mutate({ studentId, text: checkAsText(kept) })}
          >
            {t('Bring them along')}
          </Button>
          <Button variant="default" onClick={later}>
            {t('Not now')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
