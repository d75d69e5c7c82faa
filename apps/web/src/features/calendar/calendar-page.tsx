import { dateIn, moveToDay } from '@fieldhouse/domain/calendar/zoned.ts';
import type { CalendarDate } from '@fieldhouse/domain/dates/calendar-date.ts';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useMe } from '#lib/session.ts';
import { ClosedState } from '#ui/feedback/closed-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AgendaView } from './agenda-view.tsx';
import classes from './calendar-page.module.css';
import { byDay, type CalendarEvent, isSession, rangeQuery, type SessionEvent } from './calendar-queries.ts';
import { type CalendarSearch, daysOf } from './calendar-search.ts';
import { DayDialog } from './day-dialog.tsx';
import { type Edit, EditDialog } from './edit-dialog.tsx';
import { HeaderActions } from './header-actions.tsx';
import { MonthView } from './month-view.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SideColumn } from './side-column.tsx';
import { Toolbar } from './toolbar.tsx';
import { currentOf, useUpdateEvent } from './use-calendar.ts';
import { WeekView } from './week-view.tsx';

interface CalendarPageProps {
  readonly search: CalendarSearch;
  readonly onSearch: (change: CalendarSearch) => void;
}

/** What is due and what is held: a month, a week or a list of days. */
export function CalendarPage(props: CalendarPageProps) {
  const { t } = useTranslation();
  // Whose membership is suspended or over has no days, and hears on the dashboard why.
  const isOutside = useMe().homes.every((home) => home === 'none' || home === 'former');
  if (!isOutside) return <OpenCalendar {...props} />;
  return (
    <>
      <PageHeader title={t('Academic Calendar')} shortTitle={t('Calendar')} />
      <ClosedState />
    </>
  );
}

function OpenCalendar({ search, onSearch }: CalendarPageProps) {
  const { t } = useTranslation();
  const { zone: ownZone } = useFormat();
  // A month's grid doesn't fit a phone.
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false }) ?? false;
  const now = new Date().toISOString();
  const view = isPhone ? 'agenda' : (search.view ?? 'month');
  const date = search.date ?? dateIn(now, ownZone);
  const { from, to } = daysOf(view, date);
  const range = useQuery(rangeQuery(from, to));
  const thisWeek = daysOf('week', dateIn(now, ownZone));
  const week = useQuery(rangeQuery(thisWeek.from, thisWeek.to));

  const timeZone = range.data?.timeZone ?? week.data?.timeZone ?? ownZone;
  const today = dateIn(now, timeZone);
  const days = range.data && byDay(range.data.events, timeZone);

  const [session, setSession] = useState<SessionEvent | null>(null);
  const [edit, setEdit] = useState<Edit | null>(null);
  // As it was asked for last: its doors may have opened since.
  const shownSession =
    session &&
    ([...(range.data?.events ?? []), ...(week.data?.events ?? [])]
      .filter(isSession)
      .find(({ sessionId }) => sessionId === session.sessionId) ??
      session);
  const closeDay = () => onSearch({ day: undefined });
  const startEdit = (event: CalendarEvent) => {
    setSession(null);
    setEdit({ event });
  };
  const open = (event: CalendarEvent) => (event.kind === 'session' ? setSession(event) : startEdit(event));
  const move = useMove(timeZone, setEdit);

  const grid = {
    ...{ date, today, timeZone, days },
    onOpen: open,
    onDay: (day: CalendarDate) => onSearch({ day }),
    onMove: move,
  };
  const list = { timeZone, onOpen: open, onEdit: startEdit };
  return (
    <>
      <PageHeader
        title={t('Academic Calendar')}
        shortTitle={t('Calendar')}
        description={t('Assignments & Events')}
        actions={
          <HeaderActions date={date} timeZone={timeZone} hasTestTools={range.data?.hasTestTools ?? false} />
        }
      />
      <Toolbar
        view={view}
        date={date}
        isPhone={isPhone}
        onView={(next) => onSearch({ view: next })}
        onDate={(next) => onSearch({ date: next })}
      />
      <div className={classes.columns} data-wide-page>
        <div className={classes.main}>
          {range.isError && !range.data ? (
            <ErrorState
              framed
              title={t('Failed to load calendar events')}
              error={range.error}
              onRetry={() => void range.refetch()}
            />
          ) : (
            <>
              {view !== 'agenda' && range.data?.events.length === 0 && (
                <Notice>{t('No work is due and no classes are held in this time.')}</Notice>
              )}
              {view === 'month' && <MonthView {...grid} />}
              {view === 'week' && <WeekView {...grid} />}
              {view === 'agenda' && (
                <AgendaView
                  {...{ date, today, days }}
                  {...list}
                  onDate={(next) => onSearch({ date: next })}
                />
              )}
            </>
          )}
        </div>
        <SideColumn events={week.isError ? [] : week.data?.events} {...list} />
      </div>
      <DayDialog
        day={search.day}
        events={(search.day && days?.get(search.day)) || []}
        onClose={closeDay}
        {...list}
      />
      <SessionDialog
        event={shownSession}
        timeZone={timeZone}
        onClose={() => setSession(null)}
        onEdit={startEdit}
      />
      <EditDialog edit={edit} timeZone={timeZone} onClose={() => setEdit(null)} />
    </>
  );
}

/** Moves an event to another day at the same time; what was refused because of a change opens in its form. */
function useMove(timeZone: string, onConflict: (edit: Edit) => void) {
  const { t } = useTranslation();
  const update = useUpdateEvent();
  const settle = (event: CalendarEvent, startsAt: string, version: number, canUndo: boolean) => {
    const { title } = event;
    update.mutate(
      { event, title, startsAt, version },
      {
        onSuccess: (moved) =>
          void toast({
            title: t('Event updated successfully'),
            ...(canUndo
              ? {
                  action: {
                    label: t('Undo'),
                    onClick: () => settle(event, event.startsAt, moved.version, false),
                  },
                }
              : {}),
          }),
        onError(error) {
          const conflict = currentOf(error);
          if (conflict) onConflict({ event, startsAt, conflict });
          else
            void toast({ tone: 'error', title: t('Failed to update event'), message: errorText(error, t) });
        },
      },
    );
  };
  return (event: CalendarEvent, day: CalendarDate) =>
    settle(event, moveToDay(event.startsAt, day, timeZone), event.version, true);
}
