import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Sections } from '#ui/layout/page.tsx';
import { CardSkeleton, HeaderSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './editor.module.css';

/** An editor while its text is on the way. */
export function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Loading...')} className={classes.page}>
      <div aria-hidden="true">
        <HeaderSkeleton />
        <Sections>
          <CardSkeleton lines={2} />
          <CardSkeleton lines={3} />
          <Skeleton height={360} />
        </Sections>
      </div>
    </div>
  );
}
