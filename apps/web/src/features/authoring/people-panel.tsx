import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button, Skeleton } from '@mantine/core';
import { IconClock, IconHourglass, IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { tooCloseText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { writeTo } from '#lib/message-link.ts';
import { gradeLevelName } from '#shared/courses/course-words.tsx';
import { ButtonLink, TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EnrollDialog } from './enroll-dialog.tsx';
import classes from './people-panel.module.css';
import { WithdrawDialog } from './withdraw-dialog.tsx';

export type RosterLine = Outputs['catalog']['roster']['students'][number];

/** Who is in the course, who asks to be, and who waits for a place. */
export function PeoplePanel({ courseId }: { courseId: CourseId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const roster = useQuery(api.catalog.roster.queryOptions({ input: { courseId } }));
  const [leaving, setLeaving] = useState<RosterLine | null>(null);
  const [isAdding, setAdding] = useState(false);
  const { data } = roster;

  if (roster.isError && !data) {
    return (
      <ErrorState
        framed
        title={t("The students couldn't be loaded")}
        error={roster.error}
        onRetry={() => void roster.refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Card>
        <div role="status" aria-label={t('Loading...')}>
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height={40} mb={12} />
          ))}
        </div>
      </Card>
    );
  }
  return (
    <>
      <Card
        flush
        title={t('Students in this course')}
        description={
          data.capacity === null || data.placesLeft === null
            ? t("There's no limit on spots.")
            : t('{{left}} of {{capacity}} spots are open.', {
                left: format.number(data.placesLeft),
                capacity: format.number(data.capacity),
              })
        }
        aside={
          data.can.enroll && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconUserPlus size={18} />}
              onClick={() => setAdding(true)}
            >
              {t('Enroll a student')}
            </Button>
          )
        }
      >
        {data.students.length === 0 ? (
          <EmptyState icon={<IconUsers />} title={t('No students yet.')}>
            {t("They can find the course in the catalog once it's published, or you can enroll them here.")}
          </EmptyState>
        ) : (
          <ul className={classes.rows} data-roster tabIndex={-1} aria-label={t('Students in this course')}>
            {data.students.map((line) => (
              <li key={line.enrollmentId} className={classes.row}>
                <div className={classes.words}>
                  <TextLink
                    to="/student/$studentId"
                    params={{ studentId: line.studentId }}
                    className={classes.name}
                  >
                    {line.name}
                  </TextLink>
                  <p className={classes.about}>
                    {[
                      gradeLevelName(line.gradeLevel, t),
                      t('since {{date}}', { date: format.date(line.since) }),
                      data.can.withdraw && !line.can.withdraw && tooCloseText(t),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </div>
                {line.status === 'requested' && (
                  <Badge tone="info" icon={<IconClock />}>
                    {t('Asks to join')}
                  </Badge>
                )}
                {line.status === 'waitlisted' && (
                  <Badge tone="neutral" icon={<IconHourglass />}>
                    {t('Waiting list: number {{position}}', { position: line.waitlistPosition })}
                  </Badge>
                )}
                <div className={classes.acts}>
                  {line.status === 'active' && (
                    <ButtonLink
                      {...writeTo(line.name)}
                      size="sm"
                      variant="default"
                      aria-label={t('Message {{name}}', { name: line.name })}
                    >
                      {t('Message')}
                    </ButtonLink>
                  )}
                  {data.can.withdraw && (
                    <Button
                      size="sm"
                      variant="default"
                      disabled={!line.can.withdraw}
                      aria-label={t('Withdraw {{name}}', { name: line.name })}
                      onClick={() => setLeaving(line)}
                    >
                      {t('Withdraw')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <WithdrawDialog leaving={leaving} onClose={() => setLeaving(null)} />
      <EnrollDialog courseId={courseId} isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
