import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './advice.module.css';
import type { Advice } from './advice-queries.ts';

interface InfoCardsProps {
  readonly advice: Advice;
  readonly onAsk: (question: string) => void;
}

/** What can be asked, where the student stands by which rules, and where to plan. */
export function InfoCards({ advice, onAsk }: InfoCardsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { student, standings, rules, lockOn, listCheckedOn } = advice;
  const search = { student: student.studentId };
  const topics = [
    t('Where do I stand?'),
    t('What am I missing for Division I?'),
    t('What is my core GPA?'),
    t('What does the 10/7 rule say?'),
    t('What has changed?'),
  ];
  return (
    <>
      {advice.can.ask && (
        <Card title={t('Quick Topics')}>
          <ul className={classes.topics}>
            {topics.map((topic) => (
              <li key={topic}>
                <Button size="compact-md" variant="default" onClick={() => onAsk(topic)}>
                  {topic}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card
        title={t('NCAA Divisions')}
        aside={
          <TextLink to="/eligibility" search={search}>
            {t('Ledger')}
          </TextLink>
        }
      >
        <dl className={classes.standings}>
          {standings.map(({ body, outlook }) => {
            const rule = rules.find((one) => one.body === body);
            return (
              <div key={body}>
                <dt>
                  {bodyName(body, t)}
                  {rule && (
                    <small>
                      {t('Rules since {{date}}, checked {{checked}}', {
                        date: format.calendarDate(rule.fromOn),
                        checked: format.calendarDate(rule.checkedOn),
                      })}
                    </small>
                  )}
                </dt>
                <dd>
                  <Badge tone={OUTLOOK_TONES[outlook]}>{outlookName(outlook, t)}</Badge>
                </dd>
              </div>
            );
          })}
        </dl>
        {listCheckedOn && (
          <p className={classes.small}>
            {t('School’s NCAA list, read {{date}}', { date: format.calendarDate(listCheckedOn) })}
          </p>
        )}
      </Card>
      <Card title={t('Planning Help')}>
        {lockOn && <p>{t('10/7 date: {{date}}', { date: format.calendarDate(lockOn) })}</p>}
        <ul className={classes.help}>
          <li>
            <TextLink to="/plan" search={search}>
              {t('Find the best plan')}
            </TextLink>
          </li>
          <li>
            <TextLink to="/eligibility" search={search}>
              {t('Try a what-if')}
            </TextLink>
          </li>
        </ul>
        {advice.can.ask && (
          <Button
            size="compact-md"
            variant="default"
            onClick={() => onAsk(t('Which courses should I take next term?'))}
          >
            {t('Which courses should I take next term?')}
          </Button>
        )}
      </Card>
    </>
  );
}
