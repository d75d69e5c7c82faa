import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { SESSION_DESCRIPTION_MAX, SESSION_MINUTES, SESSION_TITLE_MAX } from '@fieldhouse/contract/limits.ts';
import { Button, Checkbox, NativeSelect, Switch, Textarea, TextInput } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { focusFirstError } from '#lib/forms.ts';
import { useKeptText } from '#lib/use-kept-text.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PartChoice } from './cancel-dialog.tsx';
import { FilesLeft, type FilesTarget } from './files-left.tsx';
import classes from './live.module.css';
import { type LiveSession, scheduleQuery, sessionsQuery } from './live-queries.ts';
import { MaterialsPanel } from './materials-panel.tsx';
import { choiceOf, MeetingChoice } from './meeting-choice.tsx';
import { OverlapDialog } from './overlap-dialog.tsx';
import {
  draftOf,
  emptyDraft,
  keptDraft,
  problemsOf,
  type ScheduleDraft,
  type ScheduleField,
} from './schedule-draft.ts';
import { SessionFilesField } from './session-files-field.tsx';
import { useSchedule } from './use-schedule.ts';
import { useSessionFiles } from './use-session-files.ts';

interface SchedulePageProps {
  /** The class that is changed; without one a new one is planned. */
  readonly sessionId?: string | undefined;
  readonly courseId?: string | undefined;
}

/** Plans a live class, or changes one. */
export function SchedulePage({ sessionId, courseId }: SchedulePageProps) {
  const { t } = useTranslation();
  const { courses } = useSuspenseQuery(scheduleQuery).data;
  const { live, upcoming } = useSuspenseQuery(sessionsQuery).data;
  const session = [...live, ...upcoming].find((one) => one.sessionId === sessionId) ?? null;
  const isGone = sessionId !== undefined && !session?.can.manage;
  return (
    <>
      <PageHeader
        title={session ? t('Change session') : t('Schedule Live Session')}
        parents={[{ label: t('Live Sessions'), to: '/live-sessions' }]}
        description={t('Everyone taking the course is notified, and it appears on their calendar.')}
      />
      {courses.length === 0 || isGone ? (
        <EmptyState
          framed
          icon={<IconCalendarPlus />}
          title={isGone ? t("This session can't be changed.") : t("You don't teach a published course.")}
          action={
            <ButtonLink to={isGone ? '/live-sessions' : '/teach/courses'} variant="default" size="sm">
              {isGone ? t('Live Sessions') : t('My courses')}
            </ButtonLink>
          }
        >
          {isGone
            ? t("It's over, was canceled, or isn't yours.")
            : t('Live sessions are scheduled for published courses.')}
        </EmptyState>
      ) : (
        <>
          <ScheduleForm session={session} courseId={courseId} />
          {session && (
            <Card
              title={t('Session materials')}
              description={t('What you add or remove here takes effect at once.')}
              className={classes.below}
            >
              <MaterialsPanel session={session} />
            </Card>
          )}
        </>
      )}
    </>
  );
}

function ScheduleForm({ session, courseId }: { session: LiveSession | null; courseId?: string | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const navigate = useNavigate();
  const { courses, usual } = useSuspenseQuery(scheduleQuery).data;
  const kept = useKeptText(`schedule/${session?.sessionId ?? 'new'}`);
  const [first] = courses;
  const start = session
    ? draftOf(session)
    : emptyDraft(
        courses.some((one) => one.courseId === courseId) ? (courseId ?? '') : '',
        first?.today ?? '',
      );
  const draft = keptDraft(kept.text) ?? start;
  const change = (more: Partial<ScheduleDraft>) => kept.setText(JSON.stringify({ ...draft, ...more }));
  const [filesLeft, setFilesLeft] = useState<FilesTarget | null>(null);
  const files = useSessionFiles({
    name: 'session-files/new',
    schoolId: courses.find((one) => one.courseId === draft.courseId)?.schoolId ?? first?.schoolId,
    heldCount: 0,
  });
  function forget() {
    kept.forget();
    if (!session) files.forget();
  }
  function leave() {
    forget();
    void navigate({ to: '/live-sessions' });
  }
  const [part, setPart] = useState<'this' | 'following'>('this');
  const [problems, setProblems] = useState<Partial<Record<ScheduleField, string>>>({});
  const { send, isPending, overlaps, forgetOverlaps } = useSchedule(session, async (planned) => {
    if (session || !planned || files.isEmpty) return leave();
    // The session is planned now, whatever becomes of its files: what is left is tried again without the form.
    const target = { sessionId: planned, part: draft.isWeekly ? 'following' : 'this' } as const;
    if (await files.addTo(target.sessionId, target.part)) return leave();
    kept.forget();
    setFilesLeft(target);
  });
  const meeting = draft.isRoomNew ? choiceOf(draft.meeting) : null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemsOf(draft, !draft.isRoomNew || meeting !== null);
    setProblems(found);
    if (found.courseId) void toast({ tone: 'error', title: t('Please select a course') });
    if (Object.keys(found).length > 0) return focusFirstError(event.currentTarget, found);
    send({ draft: { ...draft, courseId: draft.courseId as CourseId }, meeting, part, isOverlapFine: false });
  };

  if (filesLeft) return <FilesLeft chosen={files} target={filesLeft} onLeave={leave} />;

  const says: Record<ScheduleField, string> = {
    courseId: t('Please select a course'),
    title: t('Enter a title.'),
    on: t('Enter a date.'),
    at: t('Enter a time.'),
    until: t("Enter a last day that isn't before the first."),
    weekdays: t('Choose at least one day.'),
    url: t('Enter a link that starts with https://'),
  };
  const errorOf = (field: ScheduleField) => problems[field] && says[field];
  const zone = courses.find((one) => one.courseId === draft.courseId)?.timeZone ?? first?.timeZone;
  // 2023-01-01 was a Sunday.
  const dayName = (day: number) => format.weekday(`2023-01-0${day + 1}`);

  return (
    <Card>
      <form className={classes.form} onSubmit={submit} noValidate>
        <NativeSelect
          label={t('Course')}
          name="courseId"
          value={draft.courseId}
          disabled={session !== null}
          error={errorOf('courseId')}
          onChange={(event) => change({ courseId: event.currentTarget.value })}
        >
          <option value="">{t('Select a course')}</option>
          {courses.map((course) => (
            <option key={course.courseId} value={course.courseId}>
              {course.title}
            </option>
          ))}
        </NativeSelect>
        <TextInput
          label={t('Title')}
          name="title"
          value={draft.title}
          maxLength={SESSION_TITLE_MAX}
          error={errorOf('title')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t('Description')}
          value={draft.description}
          maxLength={SESSION_DESCRIPTION_MAX}
          autosize
          minRows={3}
          maxRows={12}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <div className={classes.pair}>
          <TextInput
            label={t('Date')}
            name="on"
            type="date"
            value={draft.on}
            error={errorOf('on')}
            onChange={(event) => change({ on: event.currentTarget.value })}
          />
          <TextInput
            label={t('Time')}
            name="at"
            type="time"
            value={draft.at}
            description={zone && format.zoneName(new Date().toISOString(), zone)}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={errorOf('at')}
            onChange={(event) => change({ at: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('Duration')}
            value={draft.durationMinutes}
            onChange={(event) => change({ durationMinutes: Number(event.currentTarget.value) })}
          >
            {SESSION_MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {t('{{count}} minutes', { count: minutes })}
              </option>
            ))}
          </NativeSelect>
        </div>
        {!session && (
          <Switch
            label={t('Repeats every week')}
            checked={draft.isWeekly}
            onChange={(event) => change({ isWeekly: event.currentTarget.checked })}
          />
        )}
        {!session && draft.isWeekly && (
          <>
            <Checkbox.Group
              label={t('On these days')}
              value={draft.weekdays.map(String)}
              error={errorOf('weekdays')}
              onChange={(days) => change({ weekdays: days.map(Number) })}
            >
              <div className={classes.days}>
                {[1, 2, 3, 4, 5, 6, 0].map((day) => (
                  <Checkbox key={day} value={String(day)} name="weekdays" label={dayName(day)} />
                ))}
              </div>
            </Checkbox.Group>
            <div className={classes.pair}>
              <NativeSelect
                label={t('How often')}
                value={draft.everyWeeks}
                onChange={(event) => change({ everyWeeks: Number(event.currentTarget.value) })}
              >
                {[1, 2, 3, 4].map((weeks) => (
                  <option key={weeks} value={weeks}>
                    {t('Every {{count}} weeks', { count: weeks })}
                  </option>
                ))}
              </NativeSelect>
              <TextInput
                label={t('Last day')}
                name="until"
                type="date"
                value={draft.until}
                error={errorOf('until')}
                onChange={(event) => change({ until: event.currentTarget.value })}
              />
            </div>
          </>
        )}
        {session && (
          <Switch
            label={t('Use another room')}
            checked={draft.isRoomNew}
            onChange={(event) => change({ isRoomNew: event.currentTarget.checked })}
          />
        )}
        {draft.isRoomNew && (
          <MeetingChoice
            usual={usual}
            draft={draft.meeting}
            error={errorOf('url')}
            onDraft={(next) => change({ meeting: next })}
          />
        )}
        {session?.isSeries && <PartChoice part={part} onPart={setPart} />}
        {!session && (
          <SessionFilesField
            chosen={files}
            title={t('Session materials')}
            note={
              draft.isWeekly
                ? t(
                    'These files go to every session in the series. You can change them for a single session later.',
                  )
                : t('Everyone taking the course can download them.')
            }
          />
        )}
        {files.uploads.isSending && (
          <p className={classes.filesNote} role="status">
            {t('You can schedule the session once all files are uploaded.')}
          </p>
        )}
        <div className={classes.foot}>
          <ButtonLink to="/live-sessions" variant="default" onClick={forget}>
            {t('Cancel')}
          </ButtonLink>
          <Button type="submit" loading={isPending} disabled={!draft.courseId || files.uploads.isSending}>
            {session ? t('Save changes') : t('Schedule Session')}
          </Button>
        </div>
      </form>
      <OverlapDialog
        overlaps={overlaps}
        isPending={isPending}
        onClose={forgetOverlaps}
        onConfirm={() =>
          send({
            draft: { ...draft, courseId: draft.courseId as CourseId },
            meeting,
            part,
            isOverlapFine: true,
          })
        }
      />
    </Card>
  );
}
