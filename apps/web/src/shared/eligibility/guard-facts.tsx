import type { GuardedStudent } from '@fieldhouse/contract/eligibility-guard.ts';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './guard-facts.module.css';
import { Worsenings } from './worsenings.tsx';

const LONGEST = 500;
/** More students than these are opened one by one. */
const MOST_OPEN = 3;

interface GuardFactsProps {
  readonly students: readonly GuardedStudent[];
  readonly isPending: boolean;
  /** What was said for the record already. */
  readonly reason: string;
  readonly onAsk: (reason: string) => void;
}

/** What a change would break, and the request to the families, with a reason that they read. */
export default function GuardFacts({ students, isPending, reason: said, onAsk }: GuardFactsProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState(said);
  const [isTried, setTried] = useState(false);
  const isAsked = students.every(({ request }) => request !== null);
  const ask = () => {
    setTried(true);
    if (reason.trim()) onAsk(reason.trim());
  };
  return (
    <section className={classes.facts} aria-live="polite">
      <Notice
        tone="warning"
        icon={isAsked ? <IconHourglass /> : <IconAlertTriangle />}
        title={isAsked ? t('It’s waiting for the family') : t('This would make NCAA eligibility worse')}
      >
        {isAsked
          ? t(
              'Nothing has changed yet. Once it’s acknowledged, you’ll be notified and can do the same again.',
            )
          : t(
              'Nothing has changed yet. First an adult student, or a guardian who can sign, has to acknowledge it.',
            )}
      </Notice>
      {students.map((student) => (
        <Student key={student.studentId} student={student} isOpen={students.length <= MOST_OPEN} />
      ))}
      {!isAsked && (
        <>
          <Textarea
            label={t('Reason for the family')}
            description={t('They’ll read it next to what would break. It’s kept on file.')}
            rows={2}
            maxLength={LONGEST}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={isTried && !reason.trim() ? t('Give a reason.') : undefined}
          />
          <Button variant="default" className={classes.ask ?? ''} loading={isPending} onClick={ask}>
            {t('Ask for the acknowledgment')}
          </Button>
        </>
      )}
    </section>
  );
}

function Student({ student, isOpen }: { student: GuardedStudent; isOpen: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <details className={classes.student} open={isOpen}>
      <summary className={classes.name}>{student.name}</summary>
      <Worsenings broken={student.broken} repairs={student.repairs} />
      {student.request && (
        <p className={classes.asked}>
          {t('Requested on {{asked}}. The family has until {{due}}; after that a counselor may proceed.', {
            asked: format.date(student.request.askedAt),
            due: format.calendarDate(student.request.dueOn),
          })}
        </p>
      )}
      {student.request?.declined && (
        <p className={classes.declined}>
          {student.request.declined.note === null
            ? t('The family declined it on {{date}}.', { date: format.date(student.request.declined.at) })
            : t('The family declined it on {{date}}: “{{note}}”', {
                date: format.date(student.request.declined.at),
                note: student.request.declined.note,
              })}
        </p>
      )}
    </details>
  );
}
