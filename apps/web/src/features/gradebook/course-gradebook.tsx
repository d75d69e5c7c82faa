import type { AssignmentId, CourseId, StudentId } from '@fieldhouse/contract/ids.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconLock, IconTableOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { createStore } from '#lib/store.ts';
import { Keys } from '#ui/display/keys.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { part } from '#ui/feedback/part.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CellBar } from './cell-bar.tsx';
import type { CellRange } from './cell-range.ts';
import classes from './course-gradebook.module.css';
import { GradebookGrid, type Place } from './gradebook-grid.tsx';
import { type GradebookCourse, gridQuery } from './gradebook-queries.ts';
import { type GradebookSearch, sortOf } from './gradebook-search.ts';
import { HeaderActions } from './header-actions.tsx';
import { Legend } from './legend.tsx';
import { NewColumnDialog } from './new-column-dialog.tsx';
import { PhoneList } from './phone-list.tsx';
import { OpenCells } from './save-line.tsx';
import { isSeenAtOnce, viewRows } from './sheet-model.ts';
import { Toolbar } from './toolbar.tsx';
import { useCellEdits } from './use-cell-edits.ts';
import { type SheetRow, useGradebook } from './use-gradebook.ts';

const SetupDialog = part(async () => ({ default: (await import('./setup-dialog.tsx')).SetupDialog }));
const ImportDialog = part(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const HistoryPanel = part(async () => ({ default: (await import('./history-panel.tsx')).HistoryPanel }));

interface CourseGradebookProps {
  readonly course: GradebookCourse;
  readonly courses: readonly GradebookCourse[];
  readonly search: GradebookSearch;
  readonly onSearch: (change: Partial<GradebookSearch>) => void;
}

/** One course's gradebook: a spreadsheet, and on phones a list. */
export function CourseGradebook({ course, courses, search, onSearch }: CourseGradebookProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const { grid, saver, state, base, rows } = useGradebook(course.courseId);
  const [place] = useState(() => createStore<Place | null>(null));
  const [range] = useState(() => createStore<CellRange | null>(null));
  const door = useRef<((at: Place) => void) | null>(null);
  const [dialog, setDialog] = useState<'setup' | 'import' | 'column' | null>(null);
  const [history, setHistory] = useState<Place | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const placeOf = new Map(grid.assignments.map(({ assignmentId }, at) => [assignmentId as string, at]));
  const shownAssignments = grid.assignments.filter(
    (one) =>
      (!search.category || (one.categoryId ?? 'none') === search.category) &&
      (!search.work || one.assignmentId === search.work),
  );
  const places = shownAssignments.map((one) => placeOf.get(one.assignmentId) ?? -1);
  const view = { text: search.q ?? '', show: search.show ?? ('all' as const), places, sort: sortOf(search) };
  const rowOf = new Map(rows.map((row) => [row.studentId, row]));
  // The order is that of the last answer: a row doesn't run away from under the person who types in it.
  const shown = viewRows(base, view, (id) => placeOf.get(id) ?? -1).flatMap(({ studentId }): SheetRow[] => {
    const row = rowOf.get(studentId);
    return row ? [row] : [];
  });
  const edits = useCellEdits({
    saver,
    rows: shown,
    rowOf,
    assignments: shownAssignments,
    placeOf,
    letters: grid.letters,
  });
  const release = useRelease(course.courseId);
  const hold = useHold(course.courseId);
  const columns = new Map(
    grid.assignments.map((one, at) => [one.assignmentId as string, { ...one, place: at }]),
  );
  const hasSheet = grid.assignments.length > 0 && grid.students.length > 0;

  return (
    <>
      <PageHeader
        title={t('Gradebook')}
        description={t('Manage Student Grades')}
        actions={
          <HeaderActions
            course={course}
            grid={grid}
            saver={saver}
            state={state}
            onSetup={() => setDialog('setup')}
            onImport={() => setDialog('import')}
            onColumn={() => setDialog('column')}
          />
        }
      />
      <div className={classes.stack} data-wide-page>
        {grid.isLocked && (
          <Notice tone="warning" icon={<IconLock />} title={t("This course's grades are posted")}>
            {grid.can.grade
              ? t(
                  "Posted grades stay as they are until a school administrator reopens them. You can grade students whose grades aren't posted.",
                )
              : t('Nothing changes here until a school administrator reopens the course.')}
          </Notice>
        )}
        {!grid.isLocked && !grid.can.grade && (
          <Notice>{t("You can view this gradebook. The course's teachers enter the grades.")}</Notice>
        )}
        <Toolbar
          course={course}
          courses={courses}
          grid={grid}
          rows={rows}
          places={places}
          search={search}
          onSearch={onSearch}
        />
        <OpenCells
          state={state}
          rowOf={rowOf}
          columns={columns}
          onPlace={isPhone ? null : (at) => door.current?.(at)}
        />
        {!hasSheet ? (
          <EmptyState
            framed
            icon={<IconTableOff />}
            title={
              grid.students.length === 0 ? t('No one is taking this course yet') : t('No assignments yet')
            }
          >
            {grid.students.length === 0
              ? t('Students appear here as soon as they are enrolled.')
              : t('Assignments appear here as soon as they are published.')}
          </EmptyState>
        ) : isPhone ? (
          <PhoneList
            rows={shown}
            assignments={shownAssignments}
            placeOf={placeOf}
            canGrade={grid.can.grade}
            saver={saver}
            onText={edits.onText}
            onHistory={setHistory}
            canRelease={grid.can.release}
            onHold={hold}
          />
        ) : (
          <>
            <CellBar
              place={place}
              rows={rowOf}
              assignments={columns}
              saver={saver}
              onHistory={setHistory}
              canRelease={grid.can.release}
              onHold={hold}
              range={range}
              canGrade={grid.can.grade}
              cellsOf={edits.cellsOf}
              onTexts={edits.onTexts}
              onClear={edits.onClear}
              onFill={edits.onFill}
            />
            <GradebookGrid
              label={t('Gradebook of {{course}}', { course: grid.title })}
              rows={shown}
              assignments={shownAssignments}
              placeOf={placeOf}
              categoryNames={new Map(grid.categories.map((one) => [one.categoryId as string, one.name]))}
              sort={view.sort}
              canGrade={grid.can.grade}
              canRelease={grid.can.release}
              selected={selected}
              onSelected={setSelected}
              door={door}
              range={range}
              {...edits}
              onPlace={place.set}
              onHistory={setHistory}
              onSort={({ by, isDescending }) =>
                onSearch({ sort: by === 'name' ? undefined : by, down: isDescending || undefined })
              }
              onRelease={(assignmentId, isReleased) =>
                release.mutate({
                  courseId: course.courseId as CourseId,
                  assignmentIds: [assignmentId as AssignmentId],
                  studentIds: selected.size > 0 ? ([...selected] as StudentId[]) : null,
                  isReleased,
                })
              }
            />
            <div className={classes.foot}>
              <Legend />
              <Keys>
                {t(
                  '[Tab] next, [Enter] down, [ex] excused, [mi] missing, [85%] percent, [Del] empty, [Shift] with arrows chooses, [Ctrl Enter] fills, [Ctrl V] paste, [Ctrl Z] undo, [Shift F2] history',
                )}
              </Keys>
            </div>
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {dialog === 'setup' && <SetupDialog grid={grid} rows={rows} onClose={() => setDialog(null)} />}
        {dialog === 'column' && <NewColumnDialog grid={grid} onClose={() => setDialog(null)} />}
        {dialog === 'import' && (
          <ImportDialog
            courseId={course.courseId}
            isSeen={({ studentId, assignmentId, to }) => {
              const column = columns.get(assignmentId);
              const cell = column && rowOf.get(studentId)?.cells[column.place];
              if (!grid.can.release || !column || !cell) return false;
              return isSeenAtOnce(cell, to, column.isHeldFirst);
            }}
            onImport={(list) => saver.edit(list, 'import')}
            onClose={() => setDialog(null)}
          />
        )}
        {history && (
          <HistoryPanel place={history} courseId={course.courseId} onClose={() => setHistory(null)} />
        )}
      </Suspense>
    </>
  );
}

/** Sets whether grades that are entered wait for a release; what the sheet says follows the server. */
function useHold(courseId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    api.gradebook.holdColumn.mutationOptions({
      async onSuccess({ isHeldFirst }) {
        await queryClient.invalidateQueries(gridQuery(courseId));
        void toast({
          title: isHeldFirst
            ? t('Grades you enter here are held until you release them')
            : t('Students see grades you enter here at once'),
        });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t("That didn't work"), message: errorText(error, t) }),
    }),
  );
  return (assignmentId: string, isHeld: boolean) =>
    mutate({ courseId: courseId as CourseId, assignmentId: assignmentId as AssignmentId, isHeld });
}

/** Lets grades go or keeps them back; the grid is asked for anew. */
function useRelease(courseId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation(
    api.gradebook.release.mutationOptions({
      async onSuccess({ changedCount }, { isReleased }) {
        await queryClient.invalidateQueries(gridQuery(courseId));
        void toast({
          title: isReleased
            ? t('{{count}} grades released', { count: changedCount })
            : t('{{count}} grades held back', { count: changedCount }),
        });
      },
      onError: (error) =>
        void toast({ tone: 'error', title: t("That didn't work"), message: errorText(error, t) }),
    }),
  );
}
