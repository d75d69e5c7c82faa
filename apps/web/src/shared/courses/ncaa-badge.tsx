import { IconAward } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#ui/display/badge.tsx';

/** The stated badge of a course that the platform marked, and whose mark it is: the school's NCAA list decides a verdict. */
export function NcaaBadge({ tone }: { tone: 'notice' | 'warning' }) {
  const { t } = useTranslation();
  return (
    <Badge tone={tone} icon={<IconAward />}>
      {t('NCAA approved')} <span>· {t('Platform mark')}</span>
    </Badge>
  );
}
