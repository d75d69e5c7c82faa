import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { assignmentEditor, lessonEditor } from './authoring-links.tsx';
import type { AuthoredCourse, Problem } from './authoring-queries.ts';
import { UseListedTitle } from './listed-title.tsx';
import { problemText } from './problem-words.ts';
import classes from './publish-panel.module.css';
import { type Asked, ConfirmDialog, NameDialog, type Naming, ReasonDialog } from './small-dialogs.tsx';
import { useRefreshCourses } from './use-authoring.ts';
import { useDecide } from './use-decide.ts';

const OF_COURSE: ReadonlySet<Problem['code']> = new Set([
  'no_lessons',
  'no_description',
  'near_listed_title',
]);
const isOfCourse = ({ code }: Problem) => OF_COURSE.has(code);

/** What is still missing, the way to students, and the end of a course. */
export function PublishPanel({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const { problems, publishing } = course;
  const blocking = problems.filter(isOfCourse);
  const later = problems.filter((problem) => !isOfCourse(problem));
  return (
    <Sections>
      <Card title={t('Ready to publish?')}>
        {problems.length === 0 ? (
          <Notice tone="success" icon={<IconCircleCheck />}>
            {publishing.status === 'published'
              ? t('Everything is complete, and students see it.')
              : t('Everything is complete.')}
          </Notice>
        ) : (
          <>
            {blocking.length > 0 && (
              <ProblemList
                title={t('Needed before the course can be published')}
                problems={blocking}
                course={course}
              />
            )}
            {later.length > 0 && (
              <ProblemList
                title={t('These stay drafts until they are complete')}
                problems={later}
                course={course}
              />
            )}
          </>
        )}
        <PublishActions course={course} isBlocked={blocking.length > 0} />
      </Card>
      <EndOfCourse course={course} />
    </Sections>
  );
}

function ProblemList({
  title,
  problems,
  course,
}: {
  title: string;
  problems: readonly Problem[];
  course: AuthoredCourse;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const placeOf = ({ code, lessonId, assignmentId }: Problem) => {
    if (lessonId) return lessonEditor(lessonId);
    if (assignmentId) return assignmentEditor(assignmentId);
    return {
      to: '/teach/course/$courseId',
      params: { courseId: course.courseId },
      search: { tab: code === 'no_lessons' ? ('outline' as const) : ('settings' as const) },
    } as const;
  };
  const nameOf = (problem: Problem) => {
    const { code, title: name } = problem;
    if (code === 'no_lessons') return t('Outline');
    if (isOfCourse(problem)) return t('Settings');
    return name || t('Untitled');
  };
  return (
    <>
      <h3 className={classes.listTitle}>{title}</h3>
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={`${problem.code}/${problem.lessonId}/${problem.assignmentId}/${problem.expected}`}>
            <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
            <span>
              <Link {...placeOf(problem)}>{nameOf(problem)}</Link>
              {': '}
              {problemText(problem, t, format)}
              {problem.listedTitle !== undefined && course.can.edit && (
                <UseListedTitle course={course} listedTitle={problem.listedTitle} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function PublishActions({ course, isBlocked }: { course: AuthoredCourse; isBlocked: boolean }) {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  const [isRefusing, setRefusing] = useState(false);
  const decide = useDecide(course.details.title);
  const publish = useMutation(
    api.authoring.publish.mutationOptions({
      async onSuccess({ outcome }) {
        void toast({
          title:
            outcome === 'published'
              ? t('{{course}} is published', { course: course.details.title })
              : t('Your school has been asked'),
          message: outcome === 'requested' ? t("You'll be notified when someone has decided.") : undefined,
        });
        await refresh();
      },
      async onError(error) {
        void toast({
          title: t("The course couldn't be published"),
          message:
            codeOf(error) === 'NOT_READY' ? t("Something in it isn't complete yet.") : errorText(error, t),
          tone: 'error',
        });
        await refresh();
      },
    }),
  );
  const { courseId, publishing, can } = course;
  const drafts = [...course.modules.flatMap(({ lessons }) => lessons), ...course.assignments].filter(
    ({ status }) => status === 'draft',
  ).length;
  if (publishing.status === 'archived') {
    return (
      <p className={classes.note}>{t("An archived course has to be restored before it's published.")}</p>
    );
  }
  const label =
    publishing.status === 'published'
      ? t('Publish {{count}} drafts', { count: drafts })
      : publishing.needsApproval
        ? t('Ask to publish')
        : t('Publish course');
  const hasNothing = publishing.status === 'published' && drafts === 0;
  return (
    <>
      {publishing.needsApproval && !publishing.isRequested && (
        <p className={classes.note}>{t('Your school approves courses before students see them.')}</p>
      )}
      {publishing.isRequested && (
        <Notice tone="info">
          {t('Waiting for approval. Changes you make in the meantime are included.')}
        </Notice>
      )}
      <div className={classes.actions}>
        {can.publish && !publishing.isRequested && !hasNothing && (
          <Button
            disabled={isBlocked}
            loading={publish.isPending}
            onClick={() => publish.mutate({ courseId })}
          >
            {label}
          </Button>
        )}
        {can.decide && (
          <>
            <Button variant="default" onClick={() => setRefusing(true)}>
              {t('Reject')}
            </Button>
            <Button
              loading={decide.isPending}
              onClick={() => decide.mutate({ courseId, isApproved: true, reason: null })}
            >
              {t('Approve')}
            </Button>
          </>
        )}
      </div>
      <ReasonDialog
        isOpen={isRefusing}
        isBusy={decide.isPending}
        title={t('Reject {{course}}?', { course: course.details.title })}
        onClose={() => setRefusing(false)}
        onReason={(reason) =>
          decide.mutate({ courseId, isApproved: false, reason }, { onSuccess: () => setRefusing(false) })
        }
      />
    </>
  );
}

function EndOfCourse({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const refresh = useRefreshCourses();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [naming, setNaming] = useState<Naming | null>(null);
  const { courseId, details, can } = course;
  const { title } = details;
  const isArchived = course.publishing.status === 'archived';
  const failed = (error: unknown) =>
    void toast({
      title: t("That couldn't be done"),
      message:
        codeOf(error) === 'ALREADY_ADOPTED'
          ? t('Your school adopted this course from the library again in the meantime.')
          : codeOf(error) === 'IN_USE'
            ? t('People have started using the course. Archive it instead.')
            : errorText(error, t),
      tone: 'error',
    });
  const archive = useMutation(
    api.authoring.archive.mutationOptions({
      async onSuccess({ status }) {
        void toast({
          title:
            status === 'archived'
              ? t('{{course}} is archived', { course: title })
              : t('{{course}} is back', { course: title }),
          tone: 'info',
          ...(status === 'archived'
            ? {
                action: {
                  label: t('Undo'),
                  onClick: () => archive.mutate({ courseId, isArchived: false }),
                },
              }
            : {}),
        });
        await refresh();
      },
      onError: failed,
    }),
  );
  const remove = useMutation(
    api.authoring.delete.mutationOptions({
      async onSuccess() {
        await navigate({ to: '/teach/courses' });
        void toast({ title: t('{{course}} is deleted', { course: title }), tone: 'info' });
        await refresh();
      },
      onError: failed,
    }),
  );
  const duplicate = useMutation(api.authoring.duplicate.mutationOptions());
  if (!can.archive) return null;
  return (
    <Card title={t('Copy, archive, delete')}>
      <p className={classes.note}>
        {can.delete
          ? t('No one has taken this course. It can be deleted.')
          : t('Students took this course, so it is archived instead of deleted: they keep what they have.')}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          onClick={() =>
            setNaming({
              title: t('Duplicate {{course}}', { course: title }),
              label: t('Title of the copy'),
              value: t('{{course}} (copy)', { course: title }),
              action: t('Duplicate'),
              run: async (name) => {
                const made = await duplicate.mutateAsync({ courseId, title: name, shiftDays: 0 });
                await refresh();
                await navigate({ to: '/teach/course/$courseId', params: { courseId: made.courseId } });
              },
            })
          }
        >
          {t('Duplicate')}
        </Button>
        <Button
          variant="default"
          loading={archive.isPending}
          onClick={() => archive.mutate({ courseId, isArchived: !isArchived })}
        >
          {isArchived ? t('Unarchive') : t('Archive')}
        </Button>
        {can.delete && (
          <Button
            variant="default"
            onClick={() =>
              setAsked({
                title: t('Delete {{title}}?', { title }),
                description: t('Its modules, lessons and assignments go with it. This can’t be undone.'),
                action: t('Delete course'),
                run: () => remove.mutate({ courseId }),
              })
            }
          >
            {t('Delete')}
          </Button>
        )}
      </div>
      <NameDialog naming={naming} onClose={() => setNaming(null)} />
      <ConfirmDialog asked={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}
