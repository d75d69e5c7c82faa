import { Button, Switch, TextInput } from '@mantine/core';
import { IconSchool, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './operations.module.css';

type Course = Outputs['operations']['findCourses']['courses'][number];

const SHORTEST = 2;

/** The platform's NCAA mark on courses of every school: set and taken off, with who and when. */
export function NcaaMarksCard() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isShort, setShort] = useState(false);
  const found = useQuery({
    ...api.operations.findCourses.queryOptions({ input: { search } }),
    enabled: search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(typed.trim().length < SHORTEST);
    if (typed.trim().length >= SHORTEST) setSearch(typed.trim());
  };
  return (
    <Card
      flush
      title={t('NCAA marks')}
      description={t(
        'A mark counts a course for the 16-course bar. No eligibility verdict rests on it: that takes the school’s own NCAA list.',
      )}
    >
      <form onSubmit={submit} className={classes.find} noValidate>
        <TextInput
          label={t('Course, subject or school')}
          leftSection={<IconSearch size={18} />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isShort ? t('Type at least two characters.') : undefined}
        />
        <Button type="submit" variant="default" loading={found.isFetching}>
          {t('Search')}
        </Button>
      </form>
      {search !== '' && found.isPending && <RowsSkeleton rows={2} />}
      {found.isError && !found.data && (
        <ErrorState
          title={t('The courses couldn’t be loaded')}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {found.data?.courses.length === 0 && (
        <EmptyState icon={<IconSchool />} title={t('No course by this name.')} />
      )}
      {found.data && found.data.courses.length > 0 && (
        <ul className={classes.accounts} aria-label={t('Courses')}>
          {found.data.courses.map((course) => (
            <CourseRow key={course.courseId} course={course} canMark={found.data.can.mark} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function CourseRow({ course, canMark }: { course: Course; canMark: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { courseId, title, subject, schoolName, area, isMarked, setAt, setByName } = course;
  const mark = useMutation(
    api.operations.setNcaaMark.mutationOptions({
      async onSuccess(answer) {
        await queryClient.invalidateQueries({ queryKey: api.operations.findCourses.key() });
        void toast({
          title: answer.isMarked ? t('NCAA approval granted') : t('NCAA approval removed'),
        });
      },
      onError: () => void toast({ title: t('Failed to update NCAA status'), tone: 'error' }),
    }),
  );
  return (
    <li className={classes.account}>
      <div className={classes.accountWords}>
        <p className={classes.subject}>{title}</p>
        <p className={classes.meta}>
          {[schoolName ?? t('Platform library'), subject, area && areaName(area, t)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {setAt && (
          <p className={classes.meta}>
            {setByName
              ? t('Set on {{date}} by {{name}}', { date: format.date(setAt), name: setByName })
              : t('Set on {{date}}', { date: format.date(setAt) })}
          </p>
        )}
      </div>
      <div className={classes.counts}>
        {isMarked && <Badge tone="outline">{t('Platform mark')}</Badge>}
        <Switch
          label={t('NCAA approved')}
          aria-label={t('NCAA approved: {{title}}', { title })}
          checked={isMarked}
          disabled={!canMark || mark.isPending}
          onChange={(event) => mark.mutate({ courseId, isMarked: event.currentTarget.checked })}
        />
      </div>
    </li>
  );
}
