import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Formats, useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ScaleDialog } from './scale-dialog.tsx';
import { daysWords } from './scale-words.ts';
import classes from './scales.module.css';
import { type ScalePeriod, type Scales, type Steps, scalesQuery } from './scales-queries.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

type Open =
  | { readonly of: 'new' }
  | { readonly of: 'change' | 'take_back'; readonly period: ScalePeriod }
  | null;

/** By which letters a school grades, and since when; what students bring from other schools is read by their scales. */
export function ScalesCard() {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(scalesQuery());
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <Card
      title={t('Grading scales')}
      description={t(
        'The last day of a course decides which scale gives its letter. A posted grade keeps the letter it was posted with.',
      )}
      aside={
        data.can.keep && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} />}
            onClick={() => setOpen({ of: 'new' })}
          >
            {t('Enter a scale')}
          </Button>
        )
      }
    >
      {data.periods.map((period) => (
        <Period
          key={`${period.outsideSchool} ${period.fromOn}`}
          period={period}
          onOpen={data.can.keep ? setOpen : null}
        />
      ))}
      {data.replaced.length > 0 && <Earlier replaced={data.replaced} />}
      {open?.of === 'new' && <ScaleDialog scales={data} period={null} onClose={close} />}
      {open?.of === 'change' && <ScaleDialog scales={data} period={open.period} onClose={close} />}
      {open?.of === 'take_back' && <TakeBackDialog scales={data} period={open.period} onClose={close} />}
    </Card>
  );
}

interface PeriodProps {
  readonly period: ScalePeriod;
  /** Null: whoever reads it keeps no scales. */
  readonly onOpen: ((open: Open) => void) | null;
}

function Period({ period, onOpen }: PeriodProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { outsideSchool, entered, postedCount, steps } = period;
  const days = daysWords(period, format, t);
  return (
    <section className={classes.period} aria-label={outsideSchool ? `${outsideSchool}, ${days}` : days}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          {outsideSchool ? `${outsideSchool}: ${days}` : days}
          {period.isInForce && <Badge tone="primary">{t('In effect')}</Badge>}
          {!entered && <Badge tone="outline">{t('Standard scale')}</Badge>}
        </h3>
        {onOpen && (
          <span className={classes.buttons}>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t('Change the scale: {{what}}', { what: days })}
              onClick={() => onOpen({ of: 'change', period })}
            >
              {t('Change the scale')}
            </Button>
            {entered && (
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t('Take back: {{what}}', { what: days })}
                onClick={() => onOpen({ of: 'take_back', period })}
              >
                {t('Take back')}
              </Button>
            )}
          </span>
        )}
      </div>
      <StepsTable steps={steps} />
      {entered && <p className={classes.about}>{enteredWords(entered, format, t)}</p>}
      {postedCount > 0 && (
        <p className={classes.about}>
          {t('{{count}} final grades were posted with it.', { count: postedCount })}
        </p>
      )}
    </section>
  );
}

function StepsTable({ steps }: { steps: Steps }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <table className={classes.steps}>
      <thead>
        <tr>
          <th scope="col">{t('Letter grade')}</th>
          <th scope="col">{t('From')}</th>
          <th scope="col">{t('Grade points')}</th>
          <th scope="col">{t('Earns credit')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ letter, fromPercent, points, isPassing }) => (
          <tr key={letter}>
            <th scope="row">{letter}</th>
            <td>{format.percent(fromPercent / 100, 2)}</td>
            <td>{format.number(points)}</td>
            <td>{isPassing ? t('Yes') : t('No')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const enteredWords = (
  { reason, byName, at }: NonNullable<ScalePeriod['entered']>,
  format: Formats,
  t: TFunction,
): string =>
  t('Entered by {{name}} on {{date}}: {{reason}}', { name: byName ?? '–', date: format.date(at), reason });

/** What was entered and holds no more. */
function Earlier({ replaced }: { replaced: Scales['replaced'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className={classes.earlier} aria-label={t('Replaced entries')}>
      <h3 className={classes.name}>{t('Replaced entries')}</h3>
      {replaced.map((one) => (
        <p key={one.scaleId} className={classes.about}>
          {[
            one.outsideSchool,
            one.fromOn === null
              ? t('Since the school began')
              : t('From {{date}}', { date: format.calendarDate(one.fromOn) }),
            one.steps === null
              ? t('Entry taken back')
              : format.list(one.steps.map(({ letter, fromPercent }) => `${letter} ${fromPercent}`)),
            enteredWords(one.entered, format, t),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ))}
    </section>
  );
}
