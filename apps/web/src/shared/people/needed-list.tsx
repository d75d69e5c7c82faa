import { IconClock, IconHourglass, IconShare, IconShieldCheck, IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './needed-list.module.css';

type Item = Outputs['consent']['needed']['items'][number];

const ICONS = {
  consent: IconShieldCheck,
  directory: IconClock,
  link: IconUserQuestion,
  guard: IconHourglass,
  share: IconShare,
  share_of_age: IconShare,
};

/** What waits for a guardian, in one list; nothing where nothing does. */
export function NeededList({ isOnFamily = false }: { readonly isOnFamily?: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(api.consent.needed.queryOptions({ input: {} }));
  if (!data || data.items.length === 0) return null;
  return (
    <Card flush title={t('Needs your attention')}>
      <ul className={classes.rows}>
        {data.items.map((item) => {
          const Icon = ICONS[item.what];
          return (
            <li key={keyOf(item)} className={classes.row}>
              <Icon
                size={22}
                stroke={1.7}
                className={classes.icon}
                data-what={item.what}
                aria-hidden="true"
              />
              <p className={classes.words}>{wordsOf(item, t, format)}</p>
              {isOfLedger(item) ? (
                <TextLink to="/eligibility" search={{ student: item.studentId }}>
                  {t('Read and decide')}
                </TextLink>
              ) : (
                !isOnFamily &&
                item.what !== 'link' && (
                  <TextLink to="/profile" search={{ tab: 'family' }}>
                    {item.what === 'consent' ? t('Read and decide') : t('Read the notice')}
                  </TextLink>
                )
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** It is decided on the page of the ledger. */
const isOfLedger = (item: Item): item is Extract<Item, { what: 'guard' | 'share' | 'share_of_age' }> =>
  item.what === 'guard' || item.what === 'share' || item.what === 'share_of_age';

const keyOf = (item: Item): string =>
  item.what === 'link'
    ? `link:${item.schoolName}:${item.askedAt}`
    : 'shareId' in item
      ? item.shareId
      : `${item.what}:${item.studentId}`;

function wordsOf(item: Item, t: TFunction, format: ReturnType<typeof useFormat>): string {
  switch (item.what) {
    case 'consent':
      return item.until
        ? t("{{name}}'s account is waiting for your consent, until {{date}}.", {
            name: item.studentName,
            date: format.date(item.until),
          })
        : t("{{name}}'s account is waiting for your consent.", { name: item.studentName });
    case 'directory':
      return item.studentName
        ? t('What {{school}} may share about {{name}} this school year: you can object.', {
            school: item.schoolName,
            name: item.studentName,
          })
        : t('What {{school}} may share about you this school year: you can object.', {
            school: item.schoolName,
          });
    case 'guard': {
      const date = format.calendarDate(item.dueOn);
      return item.studentName
        ? t('A change would make {{name}}’s NCAA eligibility worse. Acknowledge or decline it by {{date}}.', {
            name: item.studentName,
            date,
          })
        : t('A change would make your NCAA eligibility worse. Acknowledge or decline it by {{date}}.', {
            date,
          });
    }
    case 'share':
      return t('{{name}} would like to share the eligibility ledger with {{coach}} ({{organization}}).', {
        name: item.studentName,
        coach: item.coachName,
        organization: item.organization,
      });
    case 'share_of_age':
      return t(
        "You're an adult now: decide whether {{coach}} ({{organization}}) may keep reading your ledger.",
        {
          coach: item.coachName,
          organization: item.organization,
        },
      );
    case 'link':
      return t('{{school}} is reviewing your request to follow a student, sent on {{date}}.', {
        school: item.schoolName,
        date: format.date(item.askedAt),
      });
  }
}
