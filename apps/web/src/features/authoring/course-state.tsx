import { IconArchive, IconCheck, IconHourglass, IconPencil } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/display/badge.tsx';
import type { CourseLine } from './authoring-queries.ts';

export type CourseState = 'requested' | 'draft' | 'published' | 'archived';

export const courseState = ({ status, isRequested }: CourseLine['publishing']): CourseState =>
  status === 'draft' && isRequested ? 'requested' : status;

export function stateName(state: CourseState, t: TFunction): string {
  switch (state) {
    case 'requested':
      return t('Waiting for approval');
    case 'draft':
      return t('Draft');
    case 'published':
      return t('Published');
    case 'archived':
      return t('Archived');
  }
}

/** How far a course is on its way to students: a word with an icon. */
export function CourseStateBadge({ publishing }: { publishing: CourseLine['publishing'] }) {
  const { t } = useTranslation();
  const state = courseState(publishing);
  const word = stateName(state, t);
  switch (state) {
    case 'requested':
      return (
        <Badge tone="warning" icon={<IconHourglass />}>
          {word}
        </Badge>
      );
    case 'draft':
      return <Badge icon={<IconPencil />}>{word}</Badge>;
    case 'published':
      return (
        <Badge tone="success" icon={<IconCheck />}>
          {word}
        </Badge>
      );
    case 'archived':
      return (
        <Badge tone="outline" icon={<IconArchive />}>
          {word}
        </Badge>
      );
  }
}

/** Whether students see a lesson or an assignment, and whether they see all of it. */
export function ContentStateBadge({
  status,
  hasChanges,
}: {
  status: 'draft' | 'published' | 'archived';
  hasChanges: boolean;
}) {
  const { t } = useTranslation();
  if (status === 'archived')
    return (
      <Badge tone="outline" icon={<IconArchive />}>
        {t('Archived')}
      </Badge>
    );
  if (status === 'draft') return <Badge icon={<IconPencil />}>{t('Draft')}</Badge>;
  return hasChanges ? (
    <Badge tone="warning" icon={<IconPencil />}>
      {t('Unpublished changes')}
    </Badge>
  ) : (
    <Badge tone="success" icon={<IconCheck />}>
      {t('Published')}
    </Badge>
  );
}
