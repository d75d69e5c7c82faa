import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconFileText, IconRoute } from '@tabler/icons-react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText, tooCloseText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PickStudent } from './pick-student.tsx';
import { ReadingActions } from './reading-actions.tsx';
import { type Reading, readingQuery } from './reading-queries.ts';
import { flagText, stateName } from './reading-words.ts';
import classes from './readings.module.css';
import { problemsOf } from './row-problems.ts';
import { RowsPanel } from './rows-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { TotalsCard } from './totals-card.tsx';
import { useReview } from './use-review.ts';

/** A transcript beside what was read of it. */
export function ReadingView({ readingId }: { readingId: string }) {
  const { data } = useSuspenseQuery(readingQuery(readingId));
  // A review belongs to one version of the reading.
  return <Review key={data.version} reading={data} />;
}

function Review({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const review = useReview(reading);
  /** The row that is open, by its place; null: none is. */
  const [openRow, setOpenRow] = useState<number | null>(null);
  const { can, parsed } = reading;
  const isEditable = can.edit || can.decide;
  const isUnpicked = parsed.students.length > 1 && reading.picked === null;
  const { schoolName, entries } = review.value;
  const taken = entries.filter(({ isTaken }) => isTaken);
  const problems = problemsOf(reading, review.value);
  const openCount = problems.filter((ofRow) => ofRow.length > 0).length;

  return (
    <Sections>
      <Head reading={reading} />
      {isUnpicked ? (
        <PickStudent reading={reading} />
      ) : (
        <>
          <div className={classes.sides}>
            <SourcePanel reading={reading} entries={entries} openRow={openRow} onOpen={setOpenRow} />
            <Card
              flush
              title={t('Parsed Data')}
              description={t('{{count}} courses are selected', { count: taken.length })}
              aside={
                isEditable &&
                openCount > 0 && (
                  <Badge tone="notice" icon={<IconAlertTriangle size={14} />}>
                    {t('{{count}} to decide', { count: openCount })}
                  </Badge>
                )
              }
            >
              <div className={classes.issuer}>
                <TextInput
                  label={t('School or college that issued it')}
                  maxLength={200}
                  value={schoolName}
                  readOnly={!isEditable}
                  error={isEditable && schoolName.trim() === '' ? t('Name the school.') : undefined}
                  onChange={(event) => review.rename(event.currentTarget.value)}
                />
              </div>
              <RowsPanel
                reading={reading}
                entries={entries}
                problems={problems}
                isEditable={isEditable}
                openRow={openRow}
                onOpen={setOpenRow}
                onChange={review.change}
                onAdd={review.add}
              />
            </Card>
          </div>
          {parsed.totals.length > 0 && <TotalsCard reading={reading} />}
        </>
      )}
      {!isUnpicked && (
        <Card
          title={t('Course plan')}
          description={t('It is made from the record: what this transcript says counts once it is approved.')}
        >
          <ButtonLink
            to="/plan"
            search={{ student: reading.studentId }}
            variant="default"
            leftSection={<IconRoute size={18} />}
          >
            {t('Generate Optimized Schedule')}
          </ButtonLink>
        </Card>
      )}
      <ReadingActions
        reading={reading}
        review={review.value}
        openCount={openCount}
        takenCount={taken.length}
        isUnpicked={isUnpicked}
        onDone={review.forget}
      />
    </Sections>
  );
}

/** Whose it is, how it stands, and what a person has to look at. */
function Head({ reading }: { reading: Reading }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { parsed, blocked } = reading;
  const open = useMutation(
    api.transcriptReadings.document.mutationOptions({
      onSuccess: ({ url }) => window.location.assign(url),
      onError: (error) => void toast({ tone: 'error', title: t('Error'), message: errorText(error, t) }),
    }),
  );
  const notes = [
    reading.namesAnother &&
      t("The document names {{printed}}, but this is {{name}}'s record. Check that it’s the right one.", {
        printed: parsed.studentInfo.name,
        name: reading.studentName,
      }),
    reading.isRecognized &&
      t('It was read from an image, so letters may be wrong. Check each row against the document.'),
    ...parsed.flags.map((flag) => flagText(flag, reading, t, format)),
  ].filter((note): note is string => typeof note === 'string');
  return (
    <Card
      title={reading.studentName}
      description={[
        reading.fileName ?? t('The document was deleted'),
        reading.createdByName
          ? t('read by {{name}} on {{when}}', {
              name: reading.createdByName,
              when: format.date(reading.createdAt),
            })
          : t('read on {{when}}', { when: format.date(reading.createdAt) }),
        reading.submittedAt &&
          (reading.submittedByName
            ? t('submitted by {{name}} on {{when}}', {
                name: reading.submittedByName,
                when: format.date(reading.submittedAt),
              })
            : t('submitted on {{when}}', { when: format.date(reading.submittedAt) })),
        reading.engine === 'model' && t('with the help of a language model'),
      ]
        .filter(Boolean)
        .join(' · ')}
      aside={
        <span className={classes.end}>
          <Badge tone={reading.state === 'approved' ? 'success' : 'outline'}>
            {stateName(reading.state, t)}
          </Badge>
          {reading.fileName !== null && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconFileText size={16} />}
              loading={open.isPending}
              onClick={() => open.mutate({ readingId: reading.readingId })}
            >
              {t('Download the document')}
            </Button>
          )}
        </span>
      }
    >
      <div className={classes.notes}>
        {reading.reason && (
          <Notice tone="warning" title={t('Sent back')}>
            {reading.reason}
          </Notice>
        )}
        {(reading.state === 'draft' || reading.state === 'rejected') && !reading.can.edit && (
          <Notice>{t('The school added this transcript and is reviewing it.')}</Notice>
        )}
        {reading.state === 'submitted' && !reading.can.decide && (
          <Notice>
            {blocked === 'own_submission'
              ? t('You submitted it yourself, so another registrar at your school decides.')
              : blocked === 'too_close'
                ? tooCloseText(t)
                : t('A registrar at the school decides. Until then none of it counts.')}
          </Notice>
        )}
        {reading.state === 'approved' && (
          <Notice tone="success">
            {reading.decidedByName && reading.decidedAt
              ? t('Approved by {{name}} on {{when}}: its rows are on the record as credit from elsewhere.', {
                  name: reading.decidedByName,
                  when: format.date(reading.decidedAt),
                })
              : t('Approved: its rows are on the record as credit from elsewhere.')}
          </Notice>
        )}
        {notes.length > 0 && reading.state !== 'approved' && (
          <Notice tone="warning" title={t('To look at')} icon={<IconAlertTriangle size={18} />}>
            <ul className={classes.flags}>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Card>
  );
}
