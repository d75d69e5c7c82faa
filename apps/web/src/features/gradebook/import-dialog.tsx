import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button, Checkbox, FileButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { readText } from '#lib/file-text.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import type { Edit } from './cell-saver.ts';
import { targetWords } from './cell-words.ts';
import classes from './import-dialog.module.css';
import { ImportMapping, type Mapping, type Preview } from './import-mapping.tsx';
import type { Target } from './sheet-model.ts';

type Line = Preview['lines'][number];
type Problem = Preview['problems'][number];

/** Lines and problems that are listed; the rest is counted. */
const MOST_LISTED = 200;
const LARGEST_BYTES = 2_000_000;

const NOTHING_CHOSEN: Mapping = { columns: [], students: [] };

interface ImportDialogProps {
  readonly courseId: string;
  /** Whether students see at once what is imported into a cell. */
  readonly isSeen: (edit: Edit) => boolean;
  readonly onImport: (edits: Edit[]) => void;
  readonly onClose: () => void;
}

/** Reads a file of grades and shows what it would change, before anything is changed. */
export function ImportDialog({ courseId, isSeen, onImport, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const [isTooLarge, setTooLarge] = useState(false);
  const [file, setFile] = useState<{ readonly csv: string; readonly mapping: Mapping } | null>(null);
  // What was shown last stays, with all that was chosen, while it is read anew or when that fails.
  const [shown, setShown] = useState<Preview | null>(null);
  const preview = useMutation(api.gradebook.previewImport.mutationOptions({ onSuccess: setShown }));
  const show = (csv: string, mapping: Mapping) => {
    setFile({ csv, mapping });
    preview.mutate({ courseId: courseId as CourseId, csv, mapping });
  };
  const read = async (picked: File | null) => {
    if (!picked) return;
    setTooLarge(picked.size > LARGEST_BYTES);
    if (picked.size > LARGEST_BYTES) return;
    const csv = readText(new Uint8Array(await picked.arrayBuffer()));
    setShown(null);
    show(csv, NOTHING_CHOSEN);
  };
  return (
    <Dialog
      isOpen
      isFirm
      side
      isWide
      onClose={onClose}
      title={t('Import grades')}
      description={t(
        'A CSV file with a Student or Student ID column and a column for each assignment, like the ones this gradebook or Canvas exports. Blank cells change nothing.',
      )}
    >
      <div className={classes.pick}>
        <FileButton accept=".csv,text/csv,text/plain" onChange={(picked) => void read(picked)}>
          {(button) => (
            <Button
              {...button}
              variant={shown ? 'default' : 'filled'}
              loading={preview.isPending}
              leftSection={<IconFileUpload size={18} stroke={1.7} />}
            >
              {shown ? t('Choose another file') : t('Choose a file')}
            </Button>
          )}
        </FileButton>
      </div>
      {isTooLarge && <Notice tone="danger">{t('The file is larger than 2 MB.')}</Notice>}
      {preview.error && <Notice tone="danger">{previewError(preview.error, t)}</Notice>}
      {preview.error && file && (
        <Button variant="default" mt="sm" onClick={() => show(file.csv, file.mapping)}>
          {t('Try again')}
        </Button>
      )}
      {shown && file && (
        <>
          <ImportMapping
            preview={shown}
            mapping={file.mapping}
            onChange={(mapping) => show(file.csv, mapping)}
          />
          <PreviewList
            key={preview.submittedAt}
            preview={shown}
            isOutdated={!preview.isSuccess}
            isSeen={isSeen}
            onImport={onImport}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

function previewError(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'UNREADABLE':
      return t("This file can't be read as CSV.");
    case 'SHEET_TOO_LARGE':
      return t('The file has more than 5,000 rows or 500 columns. Split it into smaller files.');
    case 'NO_STUDENT_COLUMN':
      return t('The file has no column called Student or Student ID.');
    default:
      return errorText(error, t);
  }
}

interface PreviewListProps {
  readonly preview: Preview;
  /** Something else was chosen since, and isn't read yet. */
  readonly isOutdated: boolean;
  readonly isSeen: ImportDialogProps['isSeen'];
  readonly onImport: (edits: Edit[]) => void;
  readonly onClose: () => void;
}

function PreviewList({ preview, isOutdated, isSeen, onImport, onClose }: PreviewListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lines, problems, unchangedCount, blankCount } = preview;
  // What is far above the points possible is left out until somebody says that it is meant.
  const [isFarMeant, setFarMeant] = useState(false);
  const far = lines.filter((line) => line.isFarAbove);
  const chosen = isFarMeant ? lines : lines.filter((line) => !line.isFarAbove);
  const seenCount = chosen.filter((line) => isSeen(editOf(line))).length;
  return (
    <>
      <p className={classes.sum} role="status">
        {[
          t('{{count}} cells change', { count: lines.length }),
          t('{{count}} stay as they are', { count: unchangedCount }),
          t('{{count}} are blank', { count: blankCount }),
          t('{{count}} problems', { count: problems.length }),
        ].join(' · ')}
      </p>
      {problems.length > 0 && (
        <Notice tone="warning" title={t('These are left out')}>
          <ul className={classes.problems}>
            {problems.slice(0, MOST_LISTED).map((problem) => (
              <li key={`${problem.row} ${problem.code} ${problem.assignmentTitle} ${problem.text}`}>
                {t('Row {{row}}:', { row: problem.row })} {problemWords(problem, t)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {far.length > 0 && (
        <Checkbox
          mt="md"
          checked={isFarMeant}
          onChange={(event) => setFarMeant(event.currentTarget.checked)}
          label={t('Also import {{count}} grades that are far above the points possible', {
            count: far.length,
          })}
        />
      )}
      {lines.length > 0 && (
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('Student')}</th>
                <th scope="col">{t('Assignment')}</th>
                <th scope="col">{t('Now')}</th>
                <th scope="col">{t('Becomes')}</th>
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, MOST_LISTED).map((line) => (
                <tr
                  key={`${line.studentId} ${line.assignmentId}`}
                  data-out={!chosen.includes(line) || undefined}
                >
                  <th scope="row">{line.studentName}</th>
                  <td>{line.assignmentTitle}</td>
                  <td>{targetWords(before(line), t, format)}</td>
                  <td>
                    {targetWords(line.change.to, t, format)}
                    {line.isFarAbove &&
                      ` · ${t('of {{possible}}', { possible: format.number(line.pointsPossible) })}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > MOST_LISTED && (
        <p className={classes.sum}>{t('And {{count}} more.', { count: lines.length - MOST_LISTED })}</p>
      )}
      {chosen.length > 0 && (
        <p className={classes.sum}>
          {seenCount === 0
            ? t('Students see these grades when you release them.')
            : t('Students see {{count}} of these changes as soon as you import them.', { count: seenCount })}
        </p>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          disabled={chosen.length === 0 || isOutdated}
          onClick={() => {
            onImport(chosen.map((line) => editOf(line)));
            onClose();
          }}
        >
          {t('Import {{count}} grades', { count: chosen.length })}
        </Button>
      </DialogActions>
    </>
  );
}

const before = ({ before: { state, points } }: Line): Target =>
  state === 'graded' ? { state, points: points ?? 0, isConfirmed: true } : { state };

const editOf = (line: Line): Edit => ({
  studentId: line.studentId,
  assignmentId: line.assignmentId,
  to:
    line.isFarAbove && line.change.to.state === 'graded'
      ? { ...line.change.to, isConfirmed: true }
      : line.change.to,
  before: before(line),
  baseSeq: line.change.baseSeq,
});

function problemWords({ code, text, assignmentTitle }: Problem, t: TFunction): string {
  switch (code) {
    case 'unknown_student':
      return t('no one in this course is called "{{text}}", or several are.', { text });
    case 'name_differs':
      return t('the number and the name belong to different students: {{text}}.', { text });
    case 'points_differ':
      return t('"{{text}}" is worth something else here. Choose what happens to the points.', { text });
    case 'ambiguous':
      return t(
        '"{{text}}" in {{assignment}} can be read as two numbers. Write it without a thousands separator.',
        {
          text,
          assignment: assignmentTitle ?? '',
        },
      );
    case 'unknown_assignment':
      return t('there is no assignment "{{text}}".', { text });
    case 'unclear_assignment':
      return t('"{{text}}" may be for several assignments, or a total. Choose its assignment.', { text });
    case 'not_a_number':
      return t('"{{text}}" in {{assignment}} is neither points nor a state.', {
        text,
        assignment: assignmentTitle ?? '',
      });
    case 'out_of_range':
      return t('"{{text}}" in {{assignment}} is out of range.', { text, assignment: assignmentTitle ?? '' });
    case 'too_many_cells':
      return t('{{text}} has more cells than there are columns. Put quotes around numbers like "1,000".', {
        text,
      });
    case 'duplicate_student':
      return t('{{text}} is in the file twice; the first row counts.', { text });
  }
}
