import type { WorkState } from '@fieldhouse/contract/lessons.ts';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/display/badge.tsx';

/** How far a piece of work is, in a word. */
export function WorkStateBadge({ state }: { state: WorkState }) {
  const { t } = useTranslation();
  switch (state) {
    case 'not_started':
      return <Badge>{t('Not started')}</Badge>;
    case 'draft':
      return <Badge tone="info">{t('Draft saved')}</Badge>;
    case 'submitted':
      return (
        <Badge tone="success" icon={<IconCheck />}>
          {t('Submitted')}
        </Badge>
      );
    case 'graded':
      return (
        <Badge tone="success" icon={<IconCheck />}>
          {t('Graded')}
        </Badge>
      );
    case 'missing':
      return (
        <Badge tone="danger" icon={<IconAlertTriangle />}>
          {t('Missing')}
        </Badge>
      );
    case 'excused':
      return <Badge tone="outline">{t('Excused')}</Badge>;
  }
}
