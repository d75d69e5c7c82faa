import type { RoadStep } from '@fieldhouse/contract/eligibility-ledger.ts';
import { IconCircle, IconCircleCheck, IconClock, IconMinus } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import type { DivisionLedger, Ledger } from './eligibility-queries.ts';

const ICONS = {
  done: IconCircleCheck,
  passed: IconMinus,
  due: IconClock,
  ahead: IconCircle,
  unsaid: IconClock,
};

/** What is to be done until college and the days that decide, in the order in which they come. */
export function RoadCard({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation();
  const clock = ledger.bodies.flatMap((one) => (one.kind === 'division' ? (one.clock ?? []) : []))[0];
  return (
    <Card
      flush
      title={t('The road ahead')}
      description={t('What needs to be done before college, and the dates that matter.')}
    >
      <ol className={classes.road}>
        {ledger.road.map((step) => (
          <Step key={step.what} step={step} />
        ))}
        {clock && (
          <li data-state="ahead">
            <IconClock size={20} aria-hidden="true" />
            <div>
              <p className={classes.findingTitle}>{t('Five years in Division I')}</p>
              <p className={classes.findingText}>{clockText(clock, t)}</p>
            </div>
          </li>
        )}
      </ol>
    </Card>
  );
}

function Step({ step: { what, on, state } }: { step: RoadStep }) {
  const { t } = useTranslation();
  const format = useFormat();
  const Icon = ICONS[state];
  return (
    <li data-state={state}>
      <Icon size={20} aria-hidden="true" />
      <div>
        <p className={classes.findingTitle}>{stepName(what, t)}</p>
        <p className={classes.findingText}>{stepText(what, state, t)}</p>
      </div>
      <div className={classes.roadEnd}>
        {state === 'done' && <Badge tone="success">{t('Done')}</Badge>}
        {state === 'due' && <Badge tone="warning">{t('To do now')}</Badge>}
        {state === 'unsaid' && <Badge tone="warning">{t('Not entered yet')}</Badge>}
        {state === 'passed' && <Badge tone="neutral">{t('In the past')}</Badge>}
        {on === null ? (
          what !== 'register' && what !== 'other_transcripts' && <span>{t('The day isn’t known')}</span>
        ) : (
          <time dateTime={on}>{format.calendarDate(on)}</time>
        )}
      </div>
    </li>
  );
}

function stepName(what: RoadStep['what'], t: TFunction): string {
  switch (what) {
    case 'register':
      return t('Register with the Eligibility Center');
    case 'transcript_4':
      return t('Send a transcript after four semesters');
    case 'transcript_6':
      return t('Send a transcript after six semesters');
    case 'other_transcripts':
      return t('Send a transcript from each other school');
    case 'lock':
      return t('The seventh semester begins');
    case 'graduation':
      return t('Graduation');
    case 'final_transcript':
      return t('Send the final transcript');
    case 'college':
      return t('Full-time college begins');
  }
}

function stepText(what: RoadStep['what'], state: RoadStep['state'], t: TFunction): string {
  switch (what) {
    case 'register':
      return t('It is done once the school has entered the NCAA ID.');
    case 'transcript_4':
    case 'transcript_6':
      return t('The school sends it to the Eligibility Center.');
    case 'other_transcripts':
      return t('The Eligibility Center takes each school’s grades only from that school.');
    case 'lock':
      return t(
        'For Division I, ten core units must be finished before it, seven in English, math or science.',
      );
    case 'graduation':
      if (state === 'unsaid')
        return t('The expected day has passed. The school needs to enter when it was, or the new day.');
      return t(
        'Division I counts courses in the eight semesters, and one more unit after an on-time graduation.',
      );
    case 'final_transcript':
      return t('With the date of graduation, which proves it.');
    case 'college':
      return t('Core courses count only when they are finished before it.');
  }
}

/** Academic years, "2030–31". */
const yearText = (year: number): string => `${year}–${String((year + 1) % 100).padStart(2, '0')}`;

function clockText(clock: NonNullable<DivisionLedger['clock']>, t: TFunction): string {
  const years = { first: yearText(clock.first), last: yearText(clock.last) };
  return [
    clock.isProjected
      ? t('From {{first}} through {{last}}, if college begins after graduation as expected.', years)
      : t('From {{first}} through {{last}}.', years),
    clock.other &&
      t('Read the other way: from {{first}} through {{last}}.', {
        first: yearText(clock.other.first),
        last: yearText(clock.other.last),
      }),
    t('Pauses aren’t assessed here.'),
  ]
    .filter(Boolean)
    .join(' ');
}
