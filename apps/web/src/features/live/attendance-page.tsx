import type { CourseId, LiveSessionId, StudentId } from '@fieldhouse/contract/ids.ts';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText, tooCloseText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './attendance.module.css';

type Sheet = Outputs['live']['attendanceSheet'];
type Status = NonNullable<Sheet['students'][number]['mark']>['status'];

const STATUSES: readonly Status[] = ['present', 'late', 'absent', 'excused'];

export interface SheetPlace {
  readonly course?: string | undefined;
  readonly on?: string | undefined;
  readonly session?: string | undefined;
}

interface AttendancePageProps {
  readonly courses: readonly { readonly courseId: string; readonly title: string }[];
  readonly place: SheetPlace;
  readonly onPlace: (place: SheetPlace) => void;
}

/** Who was there, by day or by class; each mark is saved as it is made. */
export function AttendancePage({ courses, place, onPlace }: AttendancePageProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const courseId = place.course ?? courses[0]?.courseId;
  const sheetOf = (on: string) => ({
    ...api.live.attendanceSheet.queryOptions({
      input: {
        courseId: courseId as CourseId,
        on,
        sessionId: (place.session ?? null) as LiveSessionId | null,
      },
    }),
    enabled: courseId !== undefined,
  });
  // A day nobody chose is the school's today, which may not be this device's.
  const dayHere = new Date().toLocaleDateString('en-CA');
  const here = useQuery(sheetOf(place.on ?? dayHere));
  const on = place.on ?? here.data?.today ?? dayHere;
  const sheet = useQuery(sheetOf(on));

  return (
    <>
      <PageHeader
        title={t('Attendance')}
        description={
          <>
            {t('By day, or by class where there is one. A correction keeps what it replaces.')}{' '}
            {t(
              'Excused is an absence for a reason that the school accepts; it is counted apart from absences.',
            )}
          </>
        }
      />
      <Sections>
        <div className={classes.filters}>
          <NativeSelect
            label={t('Course')}
            value={courseId ?? ''}
            data={courses.map((course) => ({ value: course.courseId, label: course.title }))}
            onChange={(event) => onPlace({ ...place, course: event.currentTarget.value, session: undefined })}
          />
          <TextInput
            type="date"
            label={t('Day')}
            value={on}
            max={sheet.data?.today}
            onChange={(event) =>
              event.currentTarget.value &&
              onPlace({ ...place, on: event.currentTarget.value, session: undefined })
            }
          />
          {sheet.data && sheet.data.sessions.length > 0 && (
            <NativeSelect
              label={t('Class')}
              value={place.session ?? ''}
              data={[
                { value: '', label: t('The whole day') },
                ...sheet.data.sessions.map((session) => ({
                  value: session.sessionId as string,
                  label: `${format.time(session.scheduledAt, sheet.data.timeZone)} ${session.title}`,
                })),
              ]}
              onChange={(event) => onPlace({ ...place, session: event.currentTarget.value || undefined })}
            />
          )}
        </div>
        {courses.length === 0 && (
          <EmptyState framed icon={<IconUserCheck />} title={t('You aren’t teaching any courses yet.')} />
        )}
        {courseId && sheet.isPending && <CardSkeleton lines={8} />}
        {sheet.isError && (
          <ErrorState
            framed
            title={t("The list couldn't be loaded")}
            error={sheet.error}
            onRetry={() => void sheet.refetch()}
          />
        )}
        {sheet.data && courseId && (
          <SheetCard sheet={sheet.data} place={{ courseId, on, session: place.session ?? null }} />
        )}
      </Sections>
    </>
  );
}

interface SheetCardProps {
  readonly sheet: Sheet;
  readonly place: { readonly courseId: string; readonly on: string; readonly session: string | null };
}

function SheetCard({ sheet, place }: SheetCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const input = {
    courseId: place.courseId as CourseId,
    on: place.on,
    sessionId: place.session as LiveSessionId | null,
  };
  const { queryKey } = api.live.attendanceSheet.queryOptions({ input });
  const mark = useMutation(
    api.live.markAttendance.mutationOptions({
      // The mark shows at once; where it is refused, the list says again what is kept.
      onMutate({ marks }) {
        const given = new Map(marks.map((one) => [one.studentId as string, one.status]));
        queryClient.setQueryData(
          queryKey,
          (before) =>
            before && {
              ...before,
              students: before.students.map((student) => {
                const status = given.get(student.studentId);
                if (status === undefined) return student;
                if (status === null) return { ...student, mark: null };
                const at = new Date().toISOString();
                return {
                  ...student,
                  mark: { status, source: 'teacher' as const, note: null, byName: null, at },
                };
              }),
            },
        );
      },
      onError: (error) =>
        void toast({
          title: t("The mark couldn't be saved"),
          message:
            codeOf(error) === 'DAY_NOT_OPEN'
              ? t('Days in the future, or more than a year ago, can’t be marked.')
              : errorText(error, t),
          tone: 'error',
        }),
      onSettled: () => queryClient.invalidateQueries({ queryKey }),
    }),
  );
  const names: Readonly<Record<Status, string>> = {
    present: t('Present'),
    late: t('Late'),
    absent: t('Absent'),
    excused: t('Excused'),
  };
  const unmarked = sheet.students.filter((student) => student.mark === null && student.can.mark);
  const isFuture = place.on > sheet.today;
  const send = (studentIds: readonly string[], status: Status | null) => {
    const before = sheet.students.filter(({ studentId }) => studentIds.includes(studentId));
    const [only] = before;
    mark.mutate(
      {
        ...input,
        marks: studentIds.map((studentId) => ({ studentId: studentId as StudentId, status, note: null })),
      },
      {
        onSuccess: () =>
          void toast({
            id: 'attendance',
            title:
              before.length === 1 && only
                ? t('{{name}}: {{status}}', {
                    name: only.name,
                    status: status === null ? t('no mark') : names[status],
                  })
                : t('{{count}} students marked present', { count: before.length }),
            action: {
              label: t('Undo'),
              onClick: () =>
                mark.mutate({
                  ...input,
                  marks: before.map(({ studentId, mark: was }) => ({
                    studentId,
                    status: was?.status ?? null,
                    note: was?.note ?? null,
                  })),
                }),
            },
          }),
      },
    );
  };

  return (
    <Card
      title={sheet.courseTitle}
      description={format.longCalendarDate(place.on)}
      aside={
        unmarked.length > 0 &&
        !isFuture && (
          <Button
            variant="default"
            size="sm"
            onClick={() =>
              send(
                unmarked.map((student) => student.studentId),
                'present',
              )
            }
          >
            {t('Mark the other {{count}} present', { count: unmarked.length })}
          </Button>
        )
      }
      flush
    >
      {sheet.dayOff !== null && (
        <div className={classes.notice}>
          <Notice>{t('No school: {{name}}.', { name: sheet.dayOff || t('holiday') })}</Notice>
        </div>
      )}
      {isFuture && (
        <div className={classes.notice}>
          <Notice tone="warning">{t("This day is in the future. You can mark it once it's here.")}</Notice>
        </div>
      )}
      {sheet.students.length === 0 ? (
        <EmptyState icon={<IconUserCheck />} title={t('No one is taking this course yet.')} />
      ) : (
        <ul className={classes.rows}>
          {sheet.students.map((student) => (
            <li key={student.studentId} className={classes.row}>
              <Avatar name={student.name} url={student.avatarUrl} />
              <div className={classes.words}>
                <p className={classes.name}>{student.name}</p>
                <p className={classes.about}>
                  {!student.can.mark && `${tooCloseText(t)} `}
                  {student.mark?.source === 'join'
                    ? t('Joined the class, {{when}}', { when: format.dateTime(student.mark.at) })
                    : student.mark?.byName
                      ? t('Marked by {{name}}, {{when}}', {
                          name: student.mark.byName,
                          when: format.dateTime(student.mark.at),
                        })
                      : student.absentCount > 0
                        ? t('{{count}} absences in this course', { count: student.absentCount })
                        : ''}
                </p>
              </div>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out like this */}
              <div
                className={classes.choices}
                role="group"
                aria-label={t("{{name}}'s attendance", { name: student.name })}
              >
                {STATUSES.map((status) => (
                  <button
                    key={status}
                    type="button"
                    className={classes.choice}
                    data-status={status}
                    aria-pressed={student.mark?.status === status}
                    disabled={!sheet.can.mark || !student.can.mark || isFuture}
                    onClick={() => send([student.studentId], student.mark?.status === status ? null : status)}
                  >
                    {names[status]}
                  </button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
