import type { FileId, StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { gradeText } from '#lib/grade-text.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './transcripts.module.css';
import { type PreviewLine, type Reasons, reasonsQuery } from './transcripts-queries.ts';

interface ReasonsDialogProps {
  readonly studentId: StudentId;
  readonly line: PreviewLine;
  readonly onClose: () => void;
}

type OfCourse = Extract<Reasons, { kind: 'course' }>;
type OfOutside = Extract<Reasons, { kind: 'outside' }>;

/** Where a line of a transcript comes from: its posting, weights and counted work, or the document of another school. */
export function ReasonsDialog({ studentId, line, onClose }: ReasonsDialogProps) {
  const { t } = useTranslation();
  const reasons = useQuery(reasonsQuery(studentId, line.lineId));
  return (
    <Dialog
      isOpen
      side
      onClose={onClose}
      title={t('Why this line')}
      description={`${line.title} · ${line.group}`}
    >
      {reasons.isPending && <CardSkeleton lines={5} />}
      {reasons.isError && <ErrorState error={reasons.error} onRetry={() => void reasons.refetch()} />}
      {reasons.data?.kind === 'course' && <CourseReasons reasons={reasons.data} />}
      {reasons.data?.kind === 'outside' && <OutsideReasons reasons={reasons.data} />}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CourseReasons({ reasons }: { readonly reasons: OfCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { letter, ratio, soFarRatio, weighting, categories, counted, postings, decisions } = reasons;
  return (
    <div className={classes.reasons}>
      <p className={classes.figure}>
        {letter ?? '–'}
        <span className={classes.hint}>
          {ratio === null ? t('No final grade is posted yet.') : gradeText(format, ratio, 2)}
        </span>
      </p>
      <h3 className={classes.heading}>{t('Who decided')}</h3>
      {postings.length === 0 ? (
        <p className={classes.hint}>{t('The course is in progress. It counts once its grade is posted.')}</p>
      ) : (
        <ol className={classes.changes} aria-label={t('Postings, newest first')}>
          {postings.map((posting) => (
            <li key={posting.at}>
              <p>
                {posting.byName
                  ? t('{{name}} posted {{grade}} on {{when}}', {
                      name: posting.byName,
                      grade: postedText(posting, t, format),
                      when: format.dateTime(posting.at),
                    })
                  : t('{{grade}} was posted on {{when}}', {
                      grade: postedText(posting, t, format),
                      when: format.dateTime(posting.at),
                    })}
              </p>
              {posting.overrideReason && (
                <p className={classes.hint}>
                  {t('Different from the gradebook: {{reason}}', { reason: posting.overrideReason })}
                </p>
              )}
              {posting.reason && (
                <p className={classes.hint}>{t('Changed because: {{reason}}', { reason: posting.reason })}</p>
              )}
            </li>
          ))}
        </ol>
      )}
      {decisions.length > 0 && (
        <>
          <h3 className={classes.heading}>{t('Credit beside another attempt')}</h3>
          <ol className={classes.changes}>
            {decisions.map(({ at, byName, countsAnyway, reason }) => (
              <li key={at}>
                <p>
                  {countsAnyway
                    ? t('{{name}} decided on {{when}} that it counts.', {
                        name: byName ?? '–',
                        when: format.dateTime(at),
                      })
                    : t('{{name}} decided on {{when}} that it doesn’t count.', {
                        name: byName ?? '–',
                        when: format.dateTime(at),
                      })}
                </p>
                {reason && <p className={classes.hint}>{t('Reason: {{reason}}', { reason })}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
      <h3 className={classes.heading}>{t('Weights')}</h3>
      {weighting === 'points' || categories.length === 0 ? (
        <p className={classes.hint}>{t('By points: each assignment weighs as much as its points.')}</p>
      ) : (
        <ul className={classes.changes}>
          {categories.map(({ name, weightRatio }) => (
            <li key={name}>{weightRatio === null ? name : `${name}: ${format.percent(weightRatio)}`}</li>
          ))}
        </ul>
      )}
      <h3 className={classes.heading}>{t('Counted work')}</h3>
      <ul className={classes.changes}>
        <li>{t('Graded: {{graded}} of {{published}}', counted)}</li>
        <li>{t('Dropped: {{dropped}}', counted)}</li>
        <li>{t('Missing: {{missing}}', counted)}</li>
        <li>
          {soFarRatio === null
            ? t('The gradebook has no total.')
            : t('The gradebook total is now {{total}}.', { total: gradeText(format, soFarRatio, 2) })}
        </li>
      </ul>
    </div>
  );
}

function postedText(
  { result, letter, ratio, dueOn }: OfCourse['postings'][number],
  t: ReturnType<typeof useTranslation>['t'],
  format: ReturnType<typeof useFormat>,
): string {
  if (result === 'incomplete')
    return dueOn ? t('Incomplete, due {{date}}', { date: format.calendarDate(dueOn) }) : t('Incomplete');
  if (result === 'withdrawn') return t('Withdrew');
  return [letter, ratio === null ? null : gradeText(format, ratio, 2)].filter(Boolean).join(', ');
}

function OutsideReasons({ reasons }: { readonly reasons: OfOutside }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { schoolName, grade, entered, file } = reasons;
  const open = useMutation(
    api.records.creditDocument.mutationOptions({
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
    }),
  );
  return (
    <div className={classes.reasons}>
      <p className={classes.figure}>
        {grade}
        <span className={classes.hint}>{t('As {{school}} printed it', { school: schoolName })}</span>
      </p>
      <h3 className={classes.heading}>{t('Who decided')}</h3>
      <p>
        {entered.byName
          ? t('Entered by {{name}} on {{when}}', { name: entered.byName, when: format.date(entered.at) })
          : t('Entered on {{when}}', { when: format.date(entered.at) })}
      </p>
      {entered.reason && (
        <p className={classes.hint}>{t('Changed because: {{reason}}', { reason: entered.reason })}</p>
      )}
      <h3 className={classes.heading}>{t('Source document')}</h3>
      {file ? (
        <Button
          variant="default"
          leftSection={<IconPaperclip size={18} />}
          loading={open.isPending}
          onClick={() => open.mutate({ fileId: file.fileId as FileId })}
        >
          {file.name}
        </Button>
      ) : (
        <p>{t('The document was deleted')}</p>
      )}
    </div>
  );
}
