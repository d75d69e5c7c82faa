import type { SchoolId, StudentId } from '@fieldhouse/contract/ids.ts';
import { TRANSCRIPTS_AT_ONCE } from '@fieldhouse/contract/limits.ts';
import type { TranscriptPick } from '@fieldhouse/contract/transcript-runs.ts';
import { Button, NativeSelect, Radio, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './transcripts.module.css';

const WAIT_MS = 250;
const KINDS = ['class', 'graduates', 'students'] as const;
type Kind = (typeof KINDS)[number];

type Schools = Outputs['transcriptRuns']['list']['schools'];

interface Chosen {
  readonly studentId: StudentId;
  readonly name: string;
}

interface RunDialogProps {
  /** Those whose records the person keeps. */
  readonly schools: Schools;
  readonly onClose: () => void;
}

/** Whose official transcripts are issued together. */
export default function RunDialog({ schools, onClose }: RunDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      isFirm
      side
      onClose={onClose}
      title={t('Issue official transcripts for several students')}
      description={t('Each one is signed with a code of its own. You can close this page while it runs.')}
    >
      <RunForm schools={schools} onClose={onClose} />
    </Dialog>
  );
}

function RunForm({ schools, onClose }: RunDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [schoolId, setSchoolId] = useState(schools[0]?.schoolId);
  const [kind, setKind] = useState<Kind>('graduates');
  const [courseId, setCourseId] = useState('');
  const [year, setYear] = useState(`${new Date().getFullYear()}`);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [recipient, setRecipient] = useState('');
  // The same again is started once, also after the answer was lost.
  const attempt = useRef({ content: '', runKey: '' });
  const stillYear = useDebounced(year, WAIT_MS);
  const pick = pickOf(kind, courseId, stillYear, chosen);
  const preview = useQuery({
    ...api.transcriptRuns.preview.queryOptions({ input: { schoolId, pick: pick ?? NOBODY } }),
    enabled: pick !== null,
  });
  const start = useMutation(
    api.transcriptRuns.start.mutationOptions({
      async onSuccess() {
        await queryClient.invalidateQueries({ queryKey: api.transcriptRuns.key() });
        onClose();
        void toast({ title: t('Started'), message: t('You can follow it here.') });
      },
    }),
  );
  const students = (pick && preview.data?.students) || [];
  const others = students.filter(({ isTooClose }) => isTooClose);
  const count = students.length - others.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!pick) return;
    const wishes = { schoolId, pick, recipient: recipient.trim() || null };
    const content = JSON.stringify(wishes);
    if (attempt.current.content !== content) attempt.current = { content, runKey: crypto.randomUUID() };
    start.mutate({ ...wishes, runKey: attempt.current.runKey });
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      {schools.length > 1 && (
        <NativeSelect
          label={t('School')}
          value={schoolId}
          data={schools.map((one) => ({ value: one.schoolId, label: one.name }))}
          onChange={(event) => {
            setSchoolId(event.currentTarget.value as SchoolId);
            // Classes and students are of one school.
            setCourseId('');
            setChosen([]);
          }}
        />
      )}
      <Radio.Group label={t('Whose transcripts')} value={kind} onChange={(value) => setKind(value as Kind)}>
        <Stack gap={8} mt={8}>
          {KINDS.map((one) => (
            <Radio key={one} value={one} label={kindName(one, t)} />
          ))}
        </Stack>
      </Radio.Group>
      {kind === 'class' && (
        <ClassPicker key={schoolId} schoolId={schoolId} courseId={courseId} onCourse={setCourseId} />
      )}
      {kind === 'graduates' && (
        <TextInput
          label={t('Graduation year')}
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={(event) => setYear(event.currentTarget.value)}
        />
      )}
      {kind === 'students' && (
        <StudentsPicker key={schoolId} schoolId={schoolId} chosen={chosen} onChosen={setChosen} />
      )}
      <TextInput
        label={t('For whom (optional)')}
        description={t(
          'A college or an office. It isn’t printed. The family sees it in the list of who received something from the record.',
        )}
        maxLength={200}
        value={recipient}
        onChange={(event) => setRecipient(event.currentTarget.value)}
      />
      {pick && preview.isPending && <Skeleton height={72} />}
      {pick &&
        preview.error &&
        !preview.isFetching &&
        (codeOf(preview.error) === 'TOO_MANY' ? (
          <div role="alert">
            <Notice tone="danger">{refusedText(preview.error, t)}</Notice>
          </div>
        ) : (
          <ErrorState
            title={t('The list of students couldn’t be loaded')}
            error={preview.error}
            onRetry={() => void preview.refetch()}
          />
        ))}
      {pick && preview.data && !preview.error && (
        <div aria-live="polite">
          {students.length === 0 ? (
            <Notice tone="info">{t('There is no transcript to issue here.')}</Notice>
          ) : (
            <details open={students.length <= 10}>
              <summary>{t('{{count}} transcripts', { count })}</summary>
              <ul className={classes.changes}>
                {students.map(({ studentId, name, isTooClose }) => (
                  <li key={studentId}>
                    {isTooClose ? t('{{name}}: someone else has to issue it', { name }) : name}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
      {start.error && (
        <div role="alert">
          <Notice tone="danger">{refusedText(start.error, t)}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={start.isPending} disabled={count === 0 || year !== stillYear}>
          {t('Issue and sign {{count}}', { count })}
        </Button>
      </DialogActions>
    </form>
  );
}

/** For a query that isn't asked. */
const NOBODY: TranscriptPick = { kind: 'students', studentIds: [] };

/** What is picked; null: nothing yet. */
function pickOf(
  kind: Kind,
  courseId: string,
  year: string,
  chosen: readonly Chosen[],
): TranscriptPick | null {
  switch (kind) {
    case 'class':
      return courseId ? ({ kind, courseId } as TranscriptPick) : null;
    case 'graduates':
      return /^(?:19[5-9]|20)\d+$/.test(year) && year.length === 4
        ? { kind, graduationYear: Number(year) }
        : null;
    case 'students':
      return chosen.length > 0 ? { kind, studentIds: chosen.map(({ studentId }) => studentId) } : null;
  }
}

function kindName(kind: Kind, t: ReturnType<typeof useTranslation>['t']): string {
  switch (kind) {
    case 'class':
      return t('A class');
    case 'graduates':
      return t('Everyone who graduates in a year');
    case 'students':
      return t('Students you choose');
  }
}

function refusedText(error: unknown, t: ReturnType<typeof useTranslation>['t']): string {
  switch (codeOf(error)) {
    case 'TOO_MANY':
      return t('That’s more than {{count}}. Choose fewer.', { count: TRANSCRIPTS_AT_ONCE });
    case 'NOBODY':
      return t('There is no transcript to issue here.');
    default:
      return errorText(error, t);
  }
}

function ClassPicker({
  schoolId,
  courseId,
  onCourse,
}: {
  readonly schoolId: SchoolId | undefined;
  readonly courseId: string;
  readonly onCourse: (courseId: string) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), WAIT_MS);
  const found = useQuery({
    ...api.transcriptRuns.classes.queryOptions({ input: { schoolId, search } }),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={classes.pair}>
      <TextInput
        label={t('Search classes by title')}
        leftSection={<IconSearch size={18} />}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('Class')}
        value={courseId}
        error={found.isError && errorText(found.error, t)}
        data={[
          { value: '', label: t('Choose a class') },
          ...(found.data?.classes ?? []).map((one) => ({
            value: one.courseId,
            label: t('{{title}} ({{count}} students)', { title: one.title, count: one.students }),
          })),
        ]}
        onChange={(event) => onCourse(event.currentTarget.value)}
      />
    </div>
  );
}

const SHOWN = 6;

function StudentsPicker({
  schoolId,
  chosen,
  onChosen,
}: {
  readonly schoolId: SchoolId | undefined;
  readonly chosen: readonly Chosen[];
  readonly onChosen: (chosen: readonly Chosen[]) => void;
}) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), WAIT_MS);
  const students = useQuery({
    ...api.records.students.queryOptions({ input: { search, schoolId } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  const known = new Set(chosen.map(({ studentId }) => studentId));
  const found =
    search === '' ? [] : (students.data?.students ?? []).filter(({ studentId }) => !known.has(studentId));
  return (
    <div className={classes.form}>
      <TextInput
        label={t('Search students by name')}
        leftSection={<IconSearch size={18} />}
        maxLength={100}
        value={typed}
        error={students.isError && errorText(students.error, t)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {search !== '' && students.data && found.length === 0 && (
        <p className={classes.hint}>{t('No other student by that name.')}</p>
      )}
      {found.length > 0 && (
        <ul className={classes.chips} aria-label={t('Students found')}>
          {found.slice(0, SHOWN).map(({ studentId, name }) => (
            <li key={studentId}>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('Add {{name}}', { name })}
                onClick={() => onChosen([...chosen, { studentId, name }])}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen.length > 0 && (
        <ul className={classes.chips} aria-label={t('Chosen students')}>
          {chosen.map(({ studentId, name }) => (
            <li key={studentId}>
              <Button
                variant="default"
                size="compact-md"
                aria-label={t('Remove {{name}}', { name })}
                rightSection={<span aria-hidden>×</span>}
                onClick={() => onChosen(chosen.filter((one) => one.studentId !== studentId))}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
