import type { CourseId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconChalkboard, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './people-panel.module.css';
import { TeacherDialog } from './teacher-dialog.tsx';
import { TeacherHistory } from './teacher-history.tsx';
import { teacherErrorText, teacherRoleName } from './teacher-words.ts';

type TeacherLine = Outputs['catalog']['listTeachers']['teachers'][number];

/** Who teaches the course, and who may change that. */
export function TeachersCard({ courseId }: { courseId: CourseId }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const query = useQuery(api.catalog.listTeachers.queryOptions({ input: { courseId } }));
  const [dialog, setDialog] = useState<'add' | 'handOver' | null>(null);
  const [leaving, setLeaving] = useState<TeacherLine | null>(null);
  const refresh = () =>
    Promise.all(
      [api.catalog.key(), api.authoring.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  const setRole = useMutation(
    api.catalog.setTeacherRole.mutationOptions({
      onSuccess: refresh,
      onError: (error) =>
        void toast({ title: t('Error'), message: teacherErrorText(error, t), tone: 'error' }),
    }),
  );
  const end = useMutation(
    api.catalog.endTeacher.mutationOptions({
      async onSuccess() {
        const name = leaving?.name ?? '';
        setLeaving(null);
        void toast({ title: t('{{name}} no longer teaches the course', { name }) });
        await refresh();
      },
    }),
  );
  const { data } = query;
  if (query.isError && !data) {
    return (
      <ErrorState
        framed
        title={t("The teachers couldn't be loaded")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <CardSkeleton lines={2} />;
  const owner = data.teachers.find(({ role }) => role === 'owner');

  return (
    <>
      <Card
        flush
        title={t('Teachers of this course')}
        aside={
          <div className={classes.acts}>
            {data.can.handOver && (
              <Button size="sm" variant="default" onClick={() => setDialog('handOver')}>
                {owner ? t('Hand over') : t('Name a primary teacher')}
              </Button>
            )}
            {data.can.add && (
              <Button
                size="sm"
                variant="default"
                leftSection={<IconUserPlus size={18} />}
                onClick={() => setDialog('add')}
              >
                {t('Add a teacher')}
              </Button>
            )}
          </div>
        }
      >
        {data.teachers.length === 0 ? (
          <EmptyState icon={<IconChalkboard />} title={t('No one teaches this course.')}>
            {t('An administrator names the primary teacher.')}
          </EmptyState>
        ) : (
          <ul className={classes.rows} aria-label={t('Teachers of this course')}>
            {data.teachers.map((line) => (
              <li key={line.userId} className={classes.row}>
                <Avatar name={line.name} />
                <div className={classes.words}>
                  <p className={classes.name}>{line.name}</p>
                  <p className={classes.about}>
                    {[
                      teacherRoleName(line.role, t),
                      t('since {{date}}', { date: format.date(line.since) }),
                    ].join(' · ')}
                  </p>
                </div>
                {line.isSuspended && <Badge tone="warning">{t('Suspended')}</Badge>}
                {line.can.change && (
                  <div className={classes.acts}>
                    <Button
                      size="sm"
                      variant="default"
                      loading={setRole.isPending && setRole.variables?.userId === line.userId}
                      aria-label={
                        line.role === 'teacher'
                          ? t('Make {{name}} a grader', { name: line.name })
                          : t('Make {{name}} a co-teacher', { name: line.name })
                      }
                      onClick={() =>
                        setRole.mutate({
                          courseId,
                          userId: line.userId,
                          role: line.role === 'teacher' ? 'grader' : 'teacher',
                        })
                      }
                    >
                      {line.role === 'teacher' ? t('Make grader') : t('Make co-teacher')}
                    </Button>
                    <Button
                      size="sm"
                      variant="default"
                      aria-label={t('Remove {{name}}', { name: line.name })}
                      onClick={() => setLeaving(line)}
                    >
                      {t('Remove')}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
        {(data.can.add || data.can.handOver) && <TeacherHistory courseId={courseId} />}
      </Card>
      <TeacherDialog
        courseId={courseId}
        mode={dialog}
        owner={owner ?? null}
        helpers={data.teachers.filter(({ role }) => role !== 'owner')}
        onClose={() => setDialog(null)}
        onDone={refresh}
      />
      <ReasonDialog
        isOpen={leaving !== null}
        onClose={() => {
          setLeaving(null);
          end.reset();
        }}
        title={t('Remove {{name}} from the course?', { name: leaving?.name ?? '' })}
        description={t('They can no longer open it. Their planned live classes go to the primary teacher.')}
        verb={t('Remove')}
        isDanger
        isPending={end.isPending}
        error={end.error ? teacherErrorText(end.error, t) : null}
        onSubmit={(reason) => leaving && end.mutate({ courseId, userId: leaving.userId, reason })}
      />
    </>
  );
}
