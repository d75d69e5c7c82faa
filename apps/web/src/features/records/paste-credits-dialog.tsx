import type { FileId } from '@fieldhouse/contract/ids.ts';
import { CREDITS_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import {
  MOST_CREDIT_LINES,
  type ReadCredit,
  readCreditTable,
  type UnreadCredit,
} from '@fieldhouse/domain/credits/credit-table.ts';
import { outcomeOfGrade } from '@fieldhouse/domain/credits/outside-credit.ts';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { modeChoices } from '#shared/courses/mode-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { CREDIT_KINDS, kindName } from './credit-words.ts';
import { DocumentField, type Source } from './document-field.tsx';
import classes from './records.module.css';
import type { Credit, StudentRecord } from './records-queries.ts';
import { useRecordChanged } from './use-record-changed.ts';

/** Rows that couldn't be read and are named. */
const MOST_NAMED = 12;

interface PasteCreditsDialogProps {
  readonly record: StudentRecord;
  readonly onClose: () => void;
}

/** Many credits of one school from a table: each shows before it is put on the record, and what can't be read is named. */
export default function PasteCreditsDialog({ record, onClose }: PasteCreditsDialogProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { studentId } = record;
  const [text, setText] = useState('');
  const [schoolName, setSchoolName] = useState('');
  const [kind, setKind] = useState<Credit['kind']>('transfer');
  const [mode, setMode] = useState<NonNullable<Credit['mode']> | ''>('');
  const [isSending, setSending] = useState(false);
  const [source, setSource] = useState<Source | null>(null);
  /** Rows that are left out, and whether a course was passed whose grade doesn't say it, by what the row says. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [passed, setPassed] = useState<Readonly<Record<string, boolean>>>({});
  const [isLookedOver, setLookedOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const changed = useRecordChanged(studentId);
  // Only where the school's list may be read is it known what another school credits for a term.
  const registry = useQuery({ ...api.eligibility.registry.queryOptions({ input: {} }), retry: false });
  const status = registry.data?.statuses.find(
    (one) => one.isInForce && one.outsideSchool === schoolName.trim(),
  );
  const { rows, unread, isCut } = readCreditTable(useDeferredValue(text), {
    unitsPerTerm: status?.unitsPerTerm ?? null,
  });
  const taken = rows.filter((row) => !left.has(keyOf(row)));
  const isOpen = (row: ReadCredit) => row.percent === null && outcomeOfGrade(row.gradeRaw) === null;
  const edit = () => {
    setProblem(null);
    setLookedOver(false);
  };
  const save = useMutation(
    api.records.saveTransferCredits.mutationOptions({
      async onSuccess({ creditIds }) {
        await changed();
        onClose();
        void toast({
          title: t('{{count}} credits saved', { count: creditIds.length }),
          message: t('Credits and GPA are updated.'),
        });
      },
      onError(refused) {
        const code = codeOf(refused);
        const places = rowsIn(refused);
        const titles = format.list(places.map((place) => taken[place]?.title ?? '–'));
        if (code === 'CREDITED')
          setProblem(
            t('On the record already, from this school and term: {{titles}}. Untick them.', { titles }),
          );
        else if (code === 'OUTCOME_REQUIRED')
          setProblem(t('Say whether these were passed: {{titles}}.', { titles }));
        else if (code === 'FILE_NOT_FOUND') setProblem(t('The document is gone. Upload it again.'));
        else setProblem(errorText(refused, t));
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taken.length === 0) return setProblem(t('Paste a table with at least one credit.'));
    if (taken.length > CREDITS_AT_ONCE)
      return setProblem(t('Save at most {{count}} credits at once.', { count: CREDITS_AT_ONCE }));
    if (!schoolName.trim()) return setProblem(t('Name the school or college.'));
    if (taken.some((row) => isOpen(row) && passed[keyOf(row)] === undefined))
      return setProblem(t('Say of each marked row whether the course was passed.'));
    if (!source) return setProblem(t('Upload the document this was read from.'));
    if (!isLookedOver) return setProblem(t('Compare the rows with the document, then tick that they agree.'));
    save.mutate({
      studentId,
      kind,
      schoolName: schoolName.trim(),
      mode: mode || null,
      fileId: source.fileId as FileId,
      rows: taken.map((row) => ({
        title: row.title,
        ncaaArea: row.ncaaArea,
        isCore: row.isCore,
        gradeRaw: row.gradeRaw,
        percent: row.percent,
        isPassed: isOpen(row) ? (passed[keyOf(row)] ?? null) : null,
        credits: row.credits,
        termLabel: row.termLabel,
        completedOn: row.completedOn,
      })),
    });
  };
  return (
    <Dialog
      isOpen
      isFirm
      isHigh
      isWide
      onClose={onClose}
      title={t('Paste past credits')}
      description={t(
        'From a spreadsheet, with a first row that names its columns: course, grade, credits, term, completed, area, percent, core. Or in this order without one.',
      )}
    >
      <form className={classes.fields} onSubmit={submit} noValidate>
        <Textarea
          label={t('Table')}
          autosize
          minRows={4}
          maxRows={10}
          maxLength={100_000}
          placeholder={
            'Course\tGrade\tCredits\tTerm\tCompleted\tArea\nEnglish 9\tB\t1\t2023–24\t2024-06-05\tEnglish'
          }
          value={text}
          onChange={(event) => {
            edit();
            setText(event.currentTarget.value);
          }}
        />
        <div className={classes.pair}>
          <TextInput
            label={t('School or college')}
            description={t('As the NCAA list names it.')}
            maxLength={200}
            value={schoolName}
            onChange={(event) => {
              edit();
              setSchoolName(event.currentTarget.value);
            }}
          />
          <NativeSelect
            label={t('Kind')}
            value={kind}
            data={CREDIT_KINDS.map((one) => ({ value: one, label: kindName(one, t) }))}
            onChange={(event) => setKind(event.currentTarget.value as Credit['kind'])}
          />
          <NativeSelect
            label={t('How it was taught')}
            value={mode}
            data={modeChoices(t)}
            onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
          />
        </div>
        {unread.length > 0 && (
          <Notice tone="warning" title={t('{{count}} rows can’t be read', { count: unread.length })}>
            <ul>
              {unread.slice(0, MOST_NAMED).map((one) => (
                <li key={one.line}>{unreadText(one, t)}</li>
              ))}
              {unread.length > MOST_NAMED && (
                <li>{t('{{count}} more rows', { count: unread.length - MOST_NAMED })}</li>
              )}
            </ul>
          </Notice>
        )}
        {isCut && (
          <Notice tone="warning">
            {t('Only the first {{count}} rows are read. Paste the others afterwards.', {
              count: MOST_CREDIT_LINES,
            })}
          </Notice>
        )}
        {rows.length > 0 && (
          <div className={classes.scroll}>
            <table className={classes.preview}>
              <thead>
                <tr>
                  <th scope="col">{t('Course')}</th>
                  <th scope="col">{t('Grade')}</th>
                  <th scope="col">{t('Credits')}</th>
                  <th scope="col">{t('Term')}</th>
                  <th scope="col">{t('Completed')}</th>
                  <th scope="col">{t('NCAA area')}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.line} data-left={left.has(keyOf(row)) || undefined}>
                    <th scope="row">
                      <Checkbox
                        label={row.title}
                        checked={!left.has(keyOf(row))}
                        onChange={() => {
                          edit();
                          const next = new Set(left);
                          if (!next.delete(keyOf(row))) next.add(keyOf(row));
                          setLeft(next);
                        }}
                      />
                    </th>
                    <td>
                      {row.gradeRaw}
                      {row.percent !== null && ` · ${format.number(row.percent)} %`}
                      {isOpen(row) && !left.has(keyOf(row)) && (
                        <NativeSelect
                          size="xs"
                          aria-label={t('Was “{{title}}” passed?', { title: row.title })}
                          value={passed[keyOf(row)] === undefined ? '' : passed[keyOf(row)] ? 'yes' : 'no'}
                          data={[
                            { value: '', label: t('Passed?') },
                            { value: 'yes', label: t('Passed') },
                            { value: 'no', label: t('Not passed') },
                          ]}
                          onChange={(event) => {
                            const { value } = event.currentTarget;
                            const { [keyOf(row)]: _, ...others } = passed;
                            setPassed(value === '' ? others : { ...others, [keyOf(row)]: value === 'yes' });
                            setProblem(null);
                          }}
                        />
                      )}
                    </td>
                    <td>
                      {format.number(row.credits)}
                      {row.isByTerm && (
                        <>
                          {' '}
                          <Badge tone="outline">{t('Per term')}</Badge>
                        </>
                      )}
                    </td>
                    <td>{row.termLabel}</td>
                    <td>{row.completedOn === null ? '–' : format.calendarDate(row.completedOn)}</td>
                    <td>
                      {row.ncaaArea === null ? '–' : areaName(row.ncaaArea, t)}
                      {row.isCore && (
                        <>
                          {' '}
                          <Badge tone="success">{t('Core course')}</Badge>
                        </>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
        <DocumentField
          studentId={studentId}
          source={source}
          onSource={setSource}
          onProblem={setProblem}
          onBusy={setSending}
        />
        {taken.length > 0 && (
          <Checkbox
            label={t('I have compared these {{count}} rows with the document, and approve them', {
              count: taken.length,
            })}
            checked={isLookedOver}
            onChange={(event) => {
              setProblem(null);
              setLookedOver(event.currentTarget.checked);
            }}
          />
        )}
        {problem && (
          <div role="alert">
            <Notice tone="danger">{problem}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={isSending}>
            {t('Put {{count}} credits on the record', { count: taken.length })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What a row says, wherever it stands: lines move while a table is put right, and no two rows say the same. */
const keyOf = ({ line: _, ...row }: ReadCredit): string => JSON.stringify(row);

/** The places of rows that an answer is about. */
const rowsIn = (error: unknown): readonly number[] =>
  error instanceof ORPCError ? ((error.data as { readonly rows?: number[] } | undefined)?.rows ?? []) : [];

function unreadText({ line, text, why }: UnreadCredit, t: TFunction): string {
  const values = { line, text };
  switch (why) {
    case 'no_title':
      return t('Row {{line}}, “{{text}}”: the course is missing.', values);
    case 'no_grade':
      return t('Row {{line}}, “{{text}}”: the grade is missing.', values);
    case 'no_term':
      return t('Row {{line}}, “{{text}}”: the term is missing.', values);
    case 'credits':
      return t('Row {{line}}, “{{text}}”: credits are a number above 0, up to 10.', values);
    case 'percent':
      return t('Row {{line}}, “{{text}}”: percent is a number from 0 to 150.', values);
    case 'date':
      return t('Row {{line}}, “{{text}}”: the day is written as 2024-06-05, 6/5/2024 or 5.6.2024.', values);
    case 'area':
      return t('Row {{line}}, “{{text}}”: this isn’t one of the six core areas.', values);
    case 'core':
      return t('Row {{line}}, “{{text}}”: core is yes or no.', values);
    case 'too_long':
      return t('Row {{line}}, “{{text}}”: something in it is too long.', values);
    case 'twice':
      return t('Row {{line}}, “{{text}}”: it stands above already.', values);
  }
}
