import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { partChoices, partKey, partOfKey, partWords } from '#shared/courses/content-parts.ts';
import { GuardNotice, worsenedBy } from '#shared/eligibility/guard-notice.tsx';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { type AuthoredCourse, coursesQuery } from './authoring-queries.ts';
import classes from './settings-panel.module.css';
import { useRefreshCourses } from './use-authoring.ts';

/** Which content gives the course its credit: credit is given once for each, and once for each part. */
export function ContentCard({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { content, can } = course;
  return (
    <Card
      title={t('Content that gives credit')}
      description={t(
        'Credit is given once for the same content, and once for each part of it. The halves of a year are parts of the same content.',
      )}
      aside={
        can.setContent && (
          <Button variant="default" size="sm" onClick={() => setOpen(true)}>
            {t('Set the content')}
          </Button>
        )
      }
    >
      <p className={classes.content}>
        {content.part === null
          ? t('The course covers all of its content.')
          : t('The course covers part {{number}} of {{of}} of its content.', content.part)}
      </p>
      {content.sharing.length > 0 && (
        <ul className={classes.content}>
          {content.sharing.map((other) => (
            <li key={other.courseId}>
              {t('{{course}} has the same content: {{part}}', {
                course: other.title,
                part: partWords(other.part, t),
              })}
            </li>
          ))}
        </ul>
      )}
      {isOpen && <ContentDialog course={course} onClose={() => setOpen(false)} />}
    </Card>
  );
}

const AS_IT_IS = 'kept';
const OWN = 'own';

function ContentDialog({ course, onClose }: { course: AuthoredCourse; onClose: () => void }) {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  const { data } = useQuery(coursesQuery);
  const [same, setSame] = useState<string>(AS_IT_IS);
  const [part, setPart] = useState(partKey(course.content.part));
  const save = useMutation(
    api.authoring.saveContent.mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: t('Saved'), message: t('Credits are recalculated for everyone who took it.') });
        await refresh();
      },
    }),
  );
  const others = (data?.courses ?? []).filter(({ courseId }) => courseId !== course.courseId);
  const chosen = others.find(({ courseId }) => courseId === same);
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('Content that gives credit')}
      verb={t('Save')}
      isPending={save.isPending}
      error={
        save.error && !worsenedBy(save.error)
          ? codeOf(save.error) === 'NO_SUCH_COURSE'
            ? t('This course no longer exists. Choose another one.')
            : errorText(save.error, t)
          : null
      }
      onSubmit={(reason) =>
        save.mutate({
          courseId: course.courseId,
          baseVersion: course.version,
          part: partOfKey(part),
          reason,
          ...(same === OWN ? { sameAs: null } : chosen ? { sameAs: chosen.courseId } : {}),
        })
      }
    >
      <NativeSelect
        label={t('Content')}
        value={same}
        data={[
          { value: AS_IT_IS, label: t('As it is now') },
          { value: OWN, label: t('Its own content') },
          ...others.map(({ courseId, title }) => ({
            value: courseId as string,
            label: t('The same as {{course}}', { course: title }),
          })),
        ]}
        onChange={(event) => setSame(event.currentTarget.value)}
      />
      <NativeSelect
        mt="md"
        label={t('Part')}
        value={part}
        data={partChoices(t)}
        onChange={(event) => setPart(event.currentTarget.value)}
      />
      <GuardNotice change={save} />
    </ReasonDialog>
  );
}
