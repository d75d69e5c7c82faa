import type { OwnPrerequisite } from '@fieldhouse/contract/catalog-prerequisites.ts';
import { IconAlertTriangle, IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import classes from './card-prerequisites.module.css';
import { prerequisiteWords } from './prerequisite-words.ts';

/** What a course asks for before it, and whether the reader has it. Recommendations stand on the course's page. */
export function CardPrerequisites({ prerequisites }: { prerequisites: readonly OwnPrerequisite[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const asked = prerequisites.filter(({ kind }) => kind !== 'recommended');
  if (asked.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('Prerequisites')}>
      {asked.map((one) => {
        const words = prerequisiteWords(one, t, format);
        return (
          <li key={`${one.kind} ${one.title}`} data-standing={one.standing ?? undefined}>
            {one.standing === 'met' ? (
              <IconCheck size={18} stroke={2} aria-hidden="true" />
            ) : one.standing === 'missing' ? (
              <IconAlertTriangle size={18} stroke={1.7} aria-hidden="true" />
            ) : (
              <IconPoint size={18} aria-hidden="true" />
            )}
            <span>
              {one.kind === 'corequisite'
                ? one.standing === 'met'
                  ? t('Needs at the same time: {{course}} (you have it)', { course: words })
                  : t('Needs at the same time: {{course}}', { course: words })
                : one.standing === 'met'
                  ? t('Needs: {{course}} (you have it)', { course: words })
                  : t('Needs: {{course}}', { course: words })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
