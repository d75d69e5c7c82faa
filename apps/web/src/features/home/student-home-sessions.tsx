import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './student-home.module.css';
import type { StudentData } from './student-home-next.ts';

/** Live classes: how many are to come, and the next one. */
export default function SessionsCard({ home: { sessions, timeZone } }: { home: StudentData }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { next, upcomingCount } = sessions;
  return (
    <Card title={t('Live Sessions')} aside={<TextLink to="/live-sessions">{t('View All')}</TextLink>} flush>
      <div className={classes.session}>
        <p>{t('{{count}} upcoming sessions', { count: upcomingCount })}</p>
        {next && (
          <p>
            <strong>{next.title}</strong>
            <br />
            {next.courseTitle}
            {', '}
            {format.deadline(next.scheduledAt, timeZone)}
          </p>
        )}
      </div>
    </Card>
  );
}
