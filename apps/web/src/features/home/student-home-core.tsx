import { CORE_COURSE_PASSING_RATIO } from '@fieldhouse/domain/eligibility/core-course-progress.ts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Arithmetic } from '#ui/display/arithmetic.tsx';
import { UnitLane, UnitLegend } from '#ui/display/unit-lane.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './student-home.module.css';
import type { StudentData } from './student-home-next.ts';

type Core = StudentData['core'];

export function CoreArithmetic({ core: { earned, projected, required } }: { core: Core }) {
  const { t } = useTranslation();
  const format = useFormat();
  const passing = format.percent(CORE_COURSE_PASSING_RATIO);
  return (
    <Arithmetic
      title={t('NCAA core courses')}
      formula={t(
        'A completed course counts as earned if it’s NCAA approved and its final grade is at least {{passing}}. A course in progress counts as projected if its grade so far is.',
        { passing },
      )}
      inputs={[
        { label: t('Earned'), value: format.number(earned) },
        { label: t('Projected'), value: format.number(projected) },
        { label: t('Required'), value: format.number(required) },
      ]}
      result={t('{{earned}} of {{required}}', { earned, required })}
      rounding={t('Nothing is rounded: grades are compared with {{passing}} as they are.', { passing })}
      note={t('The eligibility ledger determines the status, not this count.')}
    />
  );
}

export function CoreCard({ core }: { core: Core }) {
  const { t } = useTranslation();
  const { earned, projected, required } = core;
  const open = Math.max(0, required - earned - projected);
  return (
    <Card title={t('NCAA Eligibility')} aside={<CoreArithmetic core={core} />}>
      <p className={classes.core}>
        <strong>{earned}</strong>
        <span>
          {t('earned + {{projected}} projected of {{required}} core courses', { projected, required })}
        </span>
      </p>
      <UnitLane
        earned={earned}
        projected={projected}
        total={required}
        label={t('{{earned}} earned and {{projected}} projected of {{required}} core courses', {
          earned,
          projected,
          required,
        })}
      />
      <UnitLegend
        entries={[
          { state: 'earned', label: t('{{count}} earned', { count: earned }) },
          { state: 'projected', label: t('{{count}} projected', { count: projected }) },
          { state: 'open', label: t('{{count}} to plan', { count: open }) },
        ]}
      />
      <p className={classes.legal}>{t('Unofficial. The NCAA Eligibility Center decides.')}</p>
    </Card>
  );
}
