import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Sections } from '#ui/layout/page.tsx';
import { CardSkeleton, HeaderSkeleton } from '#ui/layout/skeletons.tsx';

export function CoursePending() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Loading course...')}>
      <HeaderSkeleton />
      <Skeleton height={8} mb={32} />
      <Sections>
        <CardSkeleton lines={2} />
        <CardSkeleton lines={4} />
      </Sections>
    </div>
  );
}
