import { IconCheck, IconFileText, IconHelpHexagon, IconVideo } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { Formats } from '#lib/format.ts';
import type { CalendarEvent } from './calendar-queries.ts';

const ICONS = { assignment: IconFileText, quiz: IconHelpHexagon, session: IconVideo } as const;

/** The sign of a type: color never stands alone. What is done shows a tick in its place. */
export function EventIcon({
  type,
  isDone,
  size = 14,
}: {
  type: CalendarEvent['type'];
  isDone?: boolean;
  size?: number;
}) {
  const Icon = isDone ? IconCheck : ICONS[type];
  return <Icon size={size} stroke={isDone ? 2.6 : 1.9} aria-hidden="true" />;
}

/** As the legend names the type. */
export function typeName(type: CalendarEvent['type'], t: TFunction): string {
  switch (type) {
    case 'assignment':
      return t('Assignments');
    case 'quiz':
      return t('Quizzes & Tests');
    case 'session':
      return t('Events & Sessions');
  }
}

/** When it is: "Due 11:59 PM", or "2:00 PM – 2:45 PM". */
export function timeText(event: CalendarEvent, timeZone: string, format: Formats, t: TFunction): string {
  const from = format.time(event.startsAt, timeZone);
  return event.kind === 'assignment'
    ? t('Due {{time}}', { time: from })
    : t('{{from}} to {{to}}', { from, to: format.time(event.endsAt, timeZone) });
}

/** All that a small chip can't show, for those who hear it and as a tooltip. */
export function eventLabel(
  event: CalendarEvent,
  completion: 'done' | 'missing' | null,
  timeZone: string,
  format: Formats,
  t: TFunction,
): string {
  const words = {
    title: event.title,
    course: event.courseTitle,
    type: typeName(event.type, t),
    time: timeText(event, timeZone, format, t),
  };
  switch (completion) {
    case 'done':
      return t('{{title}}. {{time}}, {{course}}, {{type}}, done', words);
    case 'missing':
      return t('{{title}}. {{time}}, {{course}}, {{type}}, missing', words);
    case null:
      return t('{{title}}. {{time}}, {{course}}, {{type}}', words);
  }
}
