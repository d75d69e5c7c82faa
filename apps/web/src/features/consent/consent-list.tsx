import type { ConsentRecord } from '@fieldhouse/contract/consent.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { LOCALES } from '#lib/i18n.ts';
import { Badge } from '#ui/display/badge.tsx';
import classes from './consent.module.css';
import { decisionName, kindName, methodName, relationshipName } from './consent-words.ts';

/** Decisions as they stand on record: which text in which language, who, when, and how it was verified. */
export function ConsentList({
  consents,
  actions,
}: {
  readonly consents: readonly ConsentRecord[];
  /** What can be done about a live one. */
  readonly actions?: (one: ConsentRecord) => ReactNode;
}) {
  const live = consents.filter(({ withdrawnAt }) => withdrawnAt === null);
  const ended = consents.filter(({ withdrawnAt }) => withdrawnAt !== null);
  const { t } = useTranslation();
  return (
    <>
      <ul className={classes.rows}>
        {live.map((one) => (
          <li key={one.consentId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.head}>
                <strong>{kindName(one.kind, t)}</strong>
                <Badge tone={one.decision === 'given' ? 'success' : 'neutral'}>{decisionName(one, t)}</Badge>
              </p>
              <Facts one={one} />
            </div>
            {actions && <span className={classes.actions}>{actions(one)}</span>}
          </li>
        ))}
      </ul>
      {ended.length > 0 && (
        <details className={classes.part}>
          <summary>{t('Earlier decisions ({{number}})', { number: ended.length })}</summary>
          {ended.map((one) => (
            <div key={one.consentId}>
              <p>
                {kindName(one.kind, t)}: {decisionName(one, t)}
              </p>
              <Facts one={one} />
            </div>
          ))}
        </details>
      )}
    </>
  );
}

function Facts({ one }: { readonly one: ConsentRecord }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = one.giverName ?? (one.isElsewhere ? t('Someone at another school') : t('Another guardian'));
  const giver = one.relationship
    ? t('{{name}} ({{relationship}})', { name, relationship: relationshipName(one.relationship, t) })
    : name;
  const language = LOCALES.find(({ locale }) => locale === one.locale)?.name;
  return (
    <p className={classes.facts}>
      {[
        t('{{giver}} on {{date}}', { giver, date: format.date(one.givenAt) }),
        methodName(one.method, t),
        one.verifiedByName && t('verified by {{name}}', { name: one.verifiedByName }),
        t('text {{version}} in {{language}}', { version: one.textVersion, language }),
        one.yearStartsOn &&
          t('for the school year from {{date}}', { date: format.calendarDate(one.yearStartsOn) }),
        one.withdrawnAt && t('until {{date}}', { date: format.date(one.withdrawnAt) }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
