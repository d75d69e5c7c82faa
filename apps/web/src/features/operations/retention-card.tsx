import { Table } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './operations.module.css';
import { retentionQuery } from './use-operations.ts';

type Group = Outputs['operations']['retention']['groups'][number];

/** The written schedule of what is kept for how long, and what runs removed. */
export function RetentionCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useSuspenseQuery(retentionQuery);
  const { countedAt, lastRun, nextRunAt, holdCount } = data;
  return (
    <Card
      title={t('Retention')}
      description={t('How long data is kept. Once a day, a job removes whatever is past its date.')}
      flush
    >
      <p className={classes.about}>
        {lastRun
          ? t('Last run on {{when}}: {{count}} entries removed.', {
              when: format.dateTime(lastRun.endedAt),
              count: lastRun.removed,
            })
          : t('It has not run yet.')}{' '}
        {nextRunAt && t('Next run on {{when}}.', { when: format.dateTime(nextRunAt) })}{' '}
        {countedAt && t('Counted on {{when}}.', { when: format.dateTime(countedAt) })}{' '}
        {holdCount > 0 &&
          t('{{count}} legal holds are in effect; their schools keep everything.', { count: holdCount })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={t('Retention')} tabIndex={0}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t('What')}</Table.Th>
              <Table.Th scope="col">{t('Kept')}</Table.Th>
              <Table.Th scope="col" className={classes.number}>
                {t('Past its date')}
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.groups.map((one) => (
              <Table.Tr key={one.group}>
                <Table.Th scope="row" className={classes.rowHead} title={one.tables.join(', ')}>
                  {groupName(one.group, t)}
                </Table.Th>
                <Table.Td>{keptFor(one.group, t)}</Table.Td>
                <Table.Td className={classes.number}>
                  {one.dueCount === null || one.keepDays === null ? '–' : format.number(one.dueCount)}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
    </Card>
  );
}

function groupName(group: Group['group'], t: TFunction): string {
  switch (group) {
    case 'record':
      return t('Academic records');
    case 'work':
      return t('Submitted work and its grading');
    case 'talk':
      return t('Discussions and messages');
    case 'audit':
      return t('Audit log');
    case 'money':
      return t('Payments');
    case 'login':
      return t('Sign-in history');
    case 'ai_runs':
      return t('AI runs');
    case 'mail':
      return t('Emails');
    case 'short':
      return t('Expired links, codes and sessions');
    case 'notices':
      return t('Notifications');
    case 'copies':
      return t('Copies of personal data');
    case 'account':
      return t('Profile and settings');
    case 'school':
      return t('School content');
  }
}

function keptFor(group: Group['group'], t: TFunction): string {
  switch (group) {
    case 'record':
      return t('Permanently: schools must be able to prove it');
    case 'work':
      return t('Five years after the student leaves the school');
    case 'talk':
      return t('Two years after the last post or message');
    case 'audit':
      return t('Seven years');
    case 'money':
      return t('Seven years, as tax law requires');
    case 'login':
      return t('400 days');
    case 'ai_runs':
      return t('13 months');
    case 'mail':
      return t('400 days');
    case 'short':
      return t('A week after they expire');
    case 'notices':
      return t('30 days after they were dismissed or sent');
    case 'copies':
      return t('A week');
    case 'account':
      return t('Until the account is deleted');
    case 'school':
      return t('As long as the school uses the platform');
  }
}
