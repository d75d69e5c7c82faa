import { useTranslation } from 'react-i18next';
import { outlookName } from '#shared/courses/outlook-words.ts';
import { TextLink } from '#ui/controls/links.tsx';
import type { StudentData } from './student-home-next.ts';

interface StandingNoteProps {
  readonly standing: NonNullable<StudentData['standing']>;
  readonly isEligible: boolean;
  readonly isCoreBarMet: boolean;
}

/** Where a no leads, and a warning where the 16-course bar would have said otherwise. */
export default function StandingNote({ standing, isEligible, isCoreBarMet }: StandingNoteProps) {
  const { t } = useTranslation();
  return (
    <>
      {!isEligible && <TextLink to="/eligibility">{outlookName(standing.outlook, t)}</TextLink>}
      {isEligible !== isCoreBarMet && (
        <span>{t('The bar of courses says otherwise: it counts neither units nor areas.')}</span>
      )}
    </>
  );
}
