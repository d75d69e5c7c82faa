import { Button } from '@mantine/core';
import { IconAward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import type { AuthoredCourse } from './authoring-queries.ts';
import { useRefreshCourses } from './use-authoring.ts';

/** Has transcripts print the title as the school's NCAA list has it. */
export function UseListedTitle({ course, listedTitle }: { course: AuthoredCourse; listedTitle: string }) {
  const { t } = useTranslation();
  const refresh = useRefreshCourses();
  const save = useMutation(
    api.authoring.saveDetails.mutationOptions({
      onSuccess: () =>
        void toast({
          title: t('Saved'),
          message: t('Transcripts print “{{title}}”.', { title: listedTitle }),
        }),
      onError: (error) => void toast({ title: t('Error'), message: errorText(error, t), tone: 'error' }),
      onSettled: () => refresh(),
    }),
  );
  return (
    <>
      {' '}
      <Button
        variant="default"
        size="compact-sm"
        loading={save.isPending}
        onClick={() =>
          save.mutate({
            courseId: course.courseId,
            baseVersion: course.version,
            details: { ...course.details, transcriptTitle: listedTitle },
          })
        }
      >
        {t('Use the listed title')}
      </Button>
    </>
  );
}

/** How the title on transcripts stands on the school's NCAA list. */
export function ListingNotice({ course }: { course: AuthoredCourse }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { listing, details, publishing } = course;
  const title = details.transcriptTitle ?? details.title;
  switch (listing?.state) {
    case 'listed':
      return (
        <Notice icon={<IconAward />} title={t("On the school's NCAA list")}>
          {t(
            "Under exactly “{{title}}”. A different title on transcripts wouldn't count toward any verdict.",
            {
              title,
            },
          )}
        </Notice>
      );
    case 'near':
      return (
        <Notice tone="warning" title={t('Not on the NCAA list as written')}>
          {t('Transcripts print “{{title}}”; the list has “{{listed}}”. Only an exact match counts.', {
            title,
            listed: listing.listedTitle ?? '',
          })}
          {course.can.edit && <UseListedTitle course={course} listedTitle={listing.listedTitle ?? ''} />}
        </Notice>
      );
    case 'ended':
      return (
        <Notice tone="warning" title={t('Off the NCAA list')}>
          {publishing.status === 'published'
            ? t(
                "“{{title}}” was on the list until {{date}}. Students who take the course after that day don't get a core course for it.",
                { title, date: format.calendarDate(listing.lastOn ?? '') },
              )
            : t('“{{title}}” was on the list until {{date}}.', {
                title,
                date: format.calendarDate(listing.lastOn ?? ''),
              })}
        </Notice>
      );
    default:
      return null;
  }
}
