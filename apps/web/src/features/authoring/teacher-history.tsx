import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './people-panel.module.css';
import { teacherRoleName } from './teacher-words.ts';

type TeacherEvent = Outputs['catalog']['teacherHistory']['events'][number];

/** Who became or left as a teacher of the course, when, by whom and why; asked for when it is opened. */
export function TeacherHistory({ courseId }: { readonly courseId: CourseId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...api.catalog.teacherHistory.queryOptions({ input: { courseId } }),
    enabled: isOpen,
  });
  return (
    <details className={classes.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('Teacher history')}</summary>
      {isOpen && !data && !error && <RowsSkeleton rows={2} />}
      {!data && error && (
        <ErrorState
          title={t("The history couldn't be loaded")}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.events.length === 0 && <p className={classes.about}>{t('Nothing was changed yet.')}</p>}
      <ol>
        {data?.events.map((event) => (
          <li key={`${event.at} ${event.action} ${event.name}`}>
            <p className={classes.name}>{eventText(event, t)}</p>
            <p className={classes.about}>
              {event.byName
                ? t('{{name}}, {{time}}', { name: event.byName, time: format.dateTime(event.at) })
                : format.dateTime(event.at)}
            </p>
            {event.reason && <p className={classes.about}>{event.reason}</p>}
          </li>
        ))}
      </ol>
    </details>
  );
}

function eventText({ action, name, role }: TeacherEvent, t: TFunction): string {
  const who = name ?? t('Former member');
  if (action === 'ended' || role === null) return t('{{name}} no longer teaches the course', { name: who });
  return t('{{name}}: {{role}}', { name: who, role: teacherRoleName(role, t) });
}
