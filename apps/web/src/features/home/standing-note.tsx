import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { TextLink } from '#ui/controls/links.tsx';
import type { StudentData } from './student-home-next.ts';

interface StandingNoteProps {
  /** Null: the ledger wasn't made yet. */
  readonly standing: StudentData['standing'];
  readonly isEligible: boolean;
  readonly isCoreBarMet: boolean;
  /** Running courses that are NCAA approved. */
  readonly runningCount: number;
}

/** Where a no leads and what runs towards it, and a warning where the 16-course bar would have said otherwise. */
export default function StandingNote(props: StandingNoteProps) {
  const { standing, isEligible, isCoreBarMet, runningCount } = props;
  const { t } = useTranslation();
  const way = isEligible ? null : wayWords(standing, runningCount, t);
  return (
    <>
      {way && <TextLink to="/eligibility">{way}</TextLink>}
      {standing && isEligible !== isCoreBarMet && (
        <span>{t('The course bar says otherwise: it doesn’t count units or areas.')}</span>
      )}
    </>
  );
}

/** "On the way: 4 in progress"; null: nothing is known and nothing runs. */
function wayWords(standing: StudentData['standing'], count: number, t: TFunction): string | null {
  if (count === 0) return standing && outlookName(standing.outlook, t);
  switch (standing?.outlook) {
    case undefined:
    case 'met':
    case 'on_track':
      return t('On the way: {{count}} in progress', { count });
    case 'at_risk':
      return t('At risk: {{count}} in progress', { count });
    case 'out_of_reach':
      return outlookName('out_of_reach', t);
    case 'unknown':
      return t('{{count}} in progress', { count });
  }
}
