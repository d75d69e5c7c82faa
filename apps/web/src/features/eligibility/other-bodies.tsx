import { useTranslation } from 'react-i18next';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';

/** Bodies without an academic standard that courses could be held against. */
export function OtherBodies() {
  const { t } = useTranslation();
  return (
    <Card title={t('Division III and the NJCAA')} description={t('Nothing is computed for these two.')}>
      <dl className={classes.profile}>
        <div>
          <dt>{t('Division III')}</dt>
          <dd>
            {t(
              'The NCAA sets no academic standard: each college decides through its own admissions. A free profile with the Eligibility Center is enough; students from abroad have their amateurism certified there.',
            )}
          </dd>
        </div>
        <div>
          <dt>{t('NJCAA')}</dt>
          <dd>
            {t(
              'Two-year colleges require a high school diploma, a GED or what the state accepts in its place, and amateur status. There is no age limit, and two seasons can be played.',
            )}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
