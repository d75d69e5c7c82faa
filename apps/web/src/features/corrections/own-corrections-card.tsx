import type { CorrectionPart } from '@fieldhouse/contract/corrections.ts';
import { Button, Checkbox, NativeSelect, Textarea } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, errorText } from '#lib/errors.ts';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { CorrectionLines, partName } from './correction-lines.tsx';
import classes from './corrections.module.css';
import {
  type Correction,
  ownCorrectionsQuery,
  useAsk,
  useObject,
  useWithdraw,
} from './corrections-queries.ts';

const PARTS = ['name', 'birth_date', 'grade_level', 'grade', 'attendance', 'credit', 'other'] as const;
const LONGEST = 2_000;

/** Records that the reader may have corrected: their own, and those of children they may see. */
export function OwnCorrectionsCard() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(ownCorrectionsQuery);
  const [asked, setAsked] = useState<(typeof data.students)[number] | null>(null);
  const [objected, setObjected] = useState<Omit<ObjectDialogProps, 'onClose'> | null>(null);
  const withdraw = useWithdraw();
  const hasSchools = new Set(data.students.map(({ schoolName }) => schoolName)).size > 1;
  return (
    <>
      {data.students.map((student) => (
        <Card
          key={student.studentId}
          title={
            !student.isSelf
              ? t("Correct {{name}}'s record", { name: student.name })
              : hasSchools
                ? t('Correct your record at {{school}}', { school: student.schoolName })
                : t('Correct your record')
          }
          description={
            student.isAnswered
              ? t(
                  'If an entry is wrong or misleading, ask the school to correct it. It answers within 45 days.',
                )
              : nobodyLeftText(student.contact, t)
          }
          aside={
            student.isAnswered && (
              <Button variant="default" size="sm" onClick={() => setAsked(student)}>
                {t('Ask for a correction')}
              </Button>
            )
          }
          flush
        >
          <CorrectionLines
            corrections={student.corrections}
            isAnswered={student.isAnswered}
            actions={(one) => (
              <>
                {one.can.withdraw && (
                  <Button
                    size="sm"
                    variant="default"
                    loading={withdraw.isPending}
                    aria-label={t('Withdraw {{title}}', { title: one.entry })}
                    onClick={() => withdraw.mutate({ correctionId: one.correctionId })}
                  >
                    {t('Withdraw')}
                  </Button>
                )}
                {one.state === 'refused' && (
                  <Button
                    size="sm"
                    variant="default"
                    onClick={() => setObjected({ correction: one, canBeHeard: student.isAnswered })}
                  >
                    {student.isAnswered ? t('Hearing or statement') : t('Add a statement')}
                  </Button>
                )}
              </>
            )}
          />
        </Card>
      ))}
      {asked && <AskDialog student={asked} onClose={() => setAsked(null)} />}
      {objected && <ObjectDialog {...objected} onClose={() => setObjected(null)} />}
    </>
  );
}

interface AskDialogProps {
  readonly student: { readonly studentId: Correction['studentId']; readonly name: string };
  readonly onClose: () => void;
}

function AskDialog({ student, onClose }: AskDialogProps) {
  const { t } = useTranslation();
  const [part, setPart] = useState<CorrectionPart>('grade');
  const [words, setWords] = useState({ entry: '', wanted: '', reason: '' });
  const ask = useAsk(onClose);
  const isWhole = Object.values(words).every((text) => text.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) ask.mutate({ studentId: student.studentId, part, ...words });
  };
  const field = (name: keyof typeof words, label: string, description?: string) => (
    <Textarea
      label={label}
      description={description}
      rows={2}
      required
      maxLength={LONGEST}
      value={words[name]}
      onChange={(event) => setWords({ ...words, [name]: event.currentTarget.value })}
    />
  );
  return (
    <Dialog isOpen isFirm onClose={onClose} title={t('Ask for a correction')} description={student.name}>
      <form onSubmit={submit} noValidate className={classes.fields}>
        <NativeSelect
          label={t('Part of the record')}
          value={part}
          data={PARTS.map((one) => ({ value: one, label: partName(one, t) }))}
          onChange={(event) => setPart(event.currentTarget.value as CorrectionPart)}
        />
        {field('entry', t('Which entry'), t('For example: Biology, final grade'))}
        {field('wanted', t('What it should say'))}
        {field('reason', t('Why it is wrong or misleading'))}
        {ask.isError && (
          <p role="alert">
            {codeOf(ask.error) === 'TOO_MANY'
              ? t('Ten requests are already open. Wait for an answer, or withdraw one.')
              : refusalText(ask.error, t)}
          </p>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!isWhole} loading={ask.isPending}>
            {t('Send to the school')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface ObjectDialogProps {
  readonly correction: Correction;
  /** Somebody is left at the school who can hold a hearing. */
  readonly canBeHeard: boolean;
  readonly onClose: () => void;
}

function ObjectDialog({ correction, canBeHeard, onClose }: ObjectDialogProps) {
  const { t } = useTranslation();
  const [wantsHearing, setWantsHearing] = useState(false);
  const [statement, setStatement] = useState(correction.statement ?? '');
  const object = useObject(onClose);
  const isWhole = wantsHearing || statement.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    object.mutate({
      correctionId: correction.correctionId,
      wantsHearing,
      statement: statement.trim() || null,
    });
  };
  return (
    <Dialog
      isOpen
      isFirm
      onClose={onClose}
      title={canBeHeard ? t('Hearing or statement') : t('Statement for the record')}
      description={
        canBeHeard
          ? t('You may ask the school for a hearing, and place a statement in the record. It stays there.')
          : t('You may place a statement in the record. It stays there.')
      }
    >
      <form onSubmit={submit} noValidate className={classes.fields}>
        {canBeHeard && correction.hearingAskedAt === null && (
          <Checkbox
            label={t('I ask for a hearing')}
            checked={wantsHearing}
            onChange={(event) => setWantsHearing(event.currentTarget.checked)}
          />
        )}
        <Textarea
          label={t('Statement for the record')}
          rows={4}
          maxLength={LONGEST}
          value={statement}
          onChange={(event) => setStatement(event.currentTarget.value)}
        />
        {object.isError && <p role="alert">{refusalText(object.error, t)}</p>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={!isWhole} loading={object.isPending}>
            {t('Send to the school')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const refusalText = (error: unknown, t: TFunction) =>
  codeOf(error) === 'NOBODY_LEFT'
    ? nobodyLeftText((error as { data: { contact: string | null } }).data.contact, t)
    : errorText(error, t);

/** The school has no one left who keeps its records: who can help instead. */
const nobodyLeftText = (contact: string | null, t: TFunction) =>
  contact
    ? t(
        'No one at your school can answer this anymore. Write to {{contact}} and say what is wrong in your record.',
        {
          contact,
        },
      )
    : t(
        'No one at your school can answer this anymore. Ask the people who run this platform, and say what is wrong in your record.',
      );
