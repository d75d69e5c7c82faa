import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './counseling.module.css';
import type { CounselingList } from './counseling-queries.ts';
import { findingShort } from './risk-words.ts';

/** What falls due within seven days, and what is overdue. */
export function ThisWeekCard({ list }: { list: CounselingList }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card flush title={t('This week')} description={t('Anything due within seven days, or overdue.')}>
      <ul className={classes.week}>
        {list.thisWeek.map(({ studentId, name, on, what }) => (
          <li
            key={`${studentId} ${on} ${what.kind === 'risk' ? `${what.body} ${what.finding}` : what.task}`}
            className={classes.due}
          >
            <span className={classes.day}>{format.calendarDate(on)}</span>
            <TextLink to="/eligibility" search={{ student: studentId }}>
              {shownName(name, t)}
            </TextLink>
            <span className={classes.what}>
              {what.kind === 'risk'
                ? `${bodyName(what.body, t)}: ${findingShort(what.finding, t)}`
                : t('{{task}} – {{name}}', { task: what.task, name: what.ownerName })}
            </span>
            {on < list.today && <Badge tone="danger">{t('Overdue')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
