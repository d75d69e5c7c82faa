import type { StudentBatchId } from '@fieldhouse/contract/ids.ts';
import { MOST_STUDENT_ACCOUNTS } from '@fieldhouse/contract/limits.ts';
import type { LineProblem } from '@fieldhouse/contract/student-accounts.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { needsParentalConsent } from '@fieldhouse/domain/families/consent.ts';
import { RELATIONSHIPS, type Relationship } from '@fieldhouse/domain/families/guardian-links.ts';
import { joinName } from '@fieldhouse/domain/people/full-name.ts';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { currentLocale } from '#lib/i18n.ts';
import { useKeptValue } from '#lib/use-kept-value.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { EMPTY_LINE, isEmptyLine, type TypedLine } from './class-list.ts';
import { LineFields } from './line-fields.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import type { AccountSchool, Sheet } from './student-account-queries.ts';
import classes from './student-accounts.module.css';

interface Draft {
  readonly batchId: string;
  readonly lines: readonly TypedLine[];
  readonly agrees: boolean;
  readonly relationship: Relationship;
}

const freshDraft = (): Draft => ({
  batchId: crypto.randomUUID(),
  lines: [EMPTY_LINE],
  agrees: false,
  relationship: 'parent',
});

/** A kept draft of this form; null: it is of another one. */
function readDraft(kept: unknown): Draft | null {
  const draft = kept as Partial<Draft> | null;
  return Array.isArray(draft?.lines) && typeof draft.batchId === 'string'
    ? { ...freshDraft(), ...draft, lines: draft.lines }
    : null;
}

const nameOf = ({ givenName, familyName }: TypedLine): string =>
  joinName({ givenName: givenName.trim(), familyName: familyName.trim() || null });

export type LineErrors = ReadonlyMap<number, readonly LineProblem['why'][]>;

interface ClassFormProps {
  readonly relationshipName: (relationship: Relationship, t: TFunction) => string;
  readonly school: AccountSchool;
  readonly onMade: (sheet: Sheet) => void;
}

/** A class, line by line or pasted from a spreadsheet. What is typed stays on the device until it is sent. */
export function ClassForm({ school, relationshipName, onMade }: ClassFormProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [empty] = useState(freshDraft);
  const draft = useKeptValue<Draft>(`student-accounts-${school.schoolId}`, empty, readDraft);
  const [isPasting, setPasting] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { lines, agrees, relationship, batchId } = draft.value;
  const filled = lines.map((line, index) => ({ line, index })).filter(({ line }) => !isEmptyLine(line));
  const children = filled.filter(
    ({ line }) =>
      line.birthOn && needsParentalConsent(line.birthOn as CalendarDate, school.today as CalendarDate),
  ).length;

  const create = useMutation(
    api.studentAccounts.create.mutationOptions({
      onSuccess(sheet) {
        // An earlier try was answered by nobody: what was added since is not made yet.
        const left = filled.flatMap(({ line }, index) =>
          sheet.students[index]?.name === nameOf(line) ? [] : [line],
        );
        if (left.length > 0) draft.set({ ...freshDraft(), lines: left });
        else draft.forget();
        onMade(sheet);
        void queryClient.invalidateQueries();
      },
    }),
  );
  const code = codeOf(create.error);
  const problems =
    code === 'LINES_REFUSED'
      ? ((create.error as { data?: { problems?: LineProblem[] } }).data?.problems ?? [])
      : [];
  const errors: LineErrors = new Map(
    filled.map(({ index }, sent) => [
      index,
      problems.filter(({ line }) => line === sent).map(({ why }) => why),
    ]),
  );
  const isWhole = ({ line }: { line: TypedLine }) =>
    line.givenName.trim() && line.birthOn && line.gradeLevel !== '';

  // A class is longer than the screen: whoever sent it goes on at the first line that needs a look.
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0 || create.error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, create.error]);

  const change = (next: Partial<Draft>) => draft.set({ ...draft.value, ...next });
  const setLine = (index: number, line: TypedLine) => change({ lines: lines.with(index, line) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (filled.length === 0 || !filled.every(isWhole) || (children > 0 && !agrees))
      return setTries(tries + 1);
    create.mutate({
      schoolId: school.schoolId,
      batchId: batchId as StudentBatchId,
      students: filled.map(({ line }) => ({
        givenName: line.givenName.trim(),
        familyName: line.familyName.trim() || null,
        birthOn: line.birthOn as CalendarDate,
        gradeLevel: Number(line.gradeLevel),
        username: line.username.trim() || null,
        isSomebodyElse: line.isSomebodyElse,
      })),
      agrees,
      relationship: school.isHomeschool ? relationship : null,
      locale: currentLocale(),
    });
  };

  if (!draft.isRead) return <CardSkeleton lines={6} />;
  const isFull = lines.length >= MOST_STUDENT_ACCOUNTS;
  return (
    <Card
      title={school.isHomeschool ? t('Your children') : t('Class list')}
      description={t('Up to {{count}} at a time. They sign in at {{school}} with their username.', {
        count: MOST_STUDENT_ACCOUNTS,
        school: school.signInName,
      })}
      aside={
        <Button variant="default" size="sm" onClick={() => setPasting(true)}>
          {t('Paste a list')}
        </Button>
      }
    >
      <form ref={form} onSubmit={submit} noValidate>
        <div className={classes.heads} aria-hidden="true">
          <span />
          <span>{t('Given name')}</span>
          <span>{t('Family name')}</span>
          <span>{t('Date of birth')}</span>
          <span>{t('Grade level')}</span>
          <span>{t('Username')}</span>
          <span />
        </div>
        <ol className={classes.lines} aria-label={t('Students')}>
          {lines.map((line, index) => (
            <LineFields
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
              key={index}
              number={index + 1}
              line={line}
              today={school.today}
              isChecked={isChecked && !isEmptyLine(line)}
              problems={errors.get(index) ?? []}
              onChange={(next) => setLine(index, next)}
              onRemove={lines.length > 1 ? () => change({ lines: lines.toSpliced(index, 1) }) : null}
            />
          ))}
        </ol>
        <div className={classes.under}>
          <Button
            variant="default"
            size="sm"
            disabled={isFull}
            onClick={() => {
              const { gradeLevel = '' } = lines.at(-1) ?? {};
              change({ lines: [...lines, { ...EMPTY_LINE, gradeLevel }] });
            }}
          >
            {t('Add a student')}
          </Button>
        </div>
        {school.isHomeschool && (
          <NativeSelect
            mt="md"
            className={classes.grow}
            label={t('Who you are to the children')}
            value={relationship}
            data={RELATIONSHIPS.map((value) => ({ value, label: relationshipName(value, t) }))}
            onChange={(event) => change({ relationship: event.currentTarget.value as Relationship })}
          />
        )}
        {children > 0 && (
          <Checkbox
            className={classes.consent}
            checked={agrees}
            onChange={(event) => change({ agrees: event.currentTarget.checked })}
            error={isChecked && !agrees ? t('Children under 13 need this.') : undefined}
            aria-invalid={isChecked && !agrees ? true : undefined}
            label={
              school.isHomeschool
                ? t('I am their parent or guardian and agree that my children under 13 use this school.')
                : t(
                    'Our school agrees, for educational use only, that the children under 13 may use it, and has told their parents.',
                  )
            }
            description={
              school.isHomeschool
                ? null
                : t('{{count}} of them are under 13. Your name and today’s date are kept with it.', {
                    count: children,
                  })
            }
          />
        )}
        {isChecked && filled.length === 0 && (
          <div role="alert">
            <Notice tone="danger">{t('Enter at least one student.')}</Notice>
          </div>
        )}
        {create.isError && (
          <div role="alert">
            <Notice tone="danger">
              {code === 'LINES_REFUSED'
                ? t('No accounts were created yet: {{count}} lines need a look.', {
                    count: new Set(problems.map(({ line }) => line)).size,
                  })
                : errorText(create.error, t)}
            </Notice>
          </div>
        )}
        <div className={classes.under}>
          <Button type="submit" loading={create.isPending}>
            {t('Create {{count}} accounts', { count: filled.length })}
          </Button>
        </div>
      </form>
      {isPasting && (
        <PasteDialog
          most={MOST_STUDENT_ACCOUNTS - filled.length}
          onClose={() => setPasting(false)}
          onLines={(pasted) => {
            change({ lines: [...filled.map(({ line }) => line), ...pasted] });
            setPasting(false);
          }}
        />
      )}
    </Card>
  );
}
