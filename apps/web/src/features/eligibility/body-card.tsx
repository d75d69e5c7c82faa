import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconHelp,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { OUTLOOK_TONES, outlookName } from '#shared/courses/outlook-words.ts';
import { bodyName, verdictName } from '#shared/eligibility/body-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './eligibility.module.css';
import type { BodyLedger, DivisionLedger, NaiaLedger } from './eligibility-queries.ts';
import { outlookSentence } from './eligibility-words.ts';

const ICONS = {
  met: IconCheck,
  on_track: IconCheck,
  at_risk: IconAlertTriangle,
  out_of_reach: IconX,
  unknown: IconHelp,
};

/** The scale of a GPA's bar. */
const MOST_GPA = 4;

/** A body at a glance: where the record leads, the GPA beside what is needed, and what the official record says today. */
export function BodyCard({ ledger }: { ledger: BodyLedger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const Icon = ICONS[ledger.outlook];
  return (
    <Card
      title={bodyName(ledger.body, t)}
      description={t('Rules of {{date}}', { date: format.calendarDate(ledger.fromOn) })}
      aside={
        <Badge tone={OUTLOOK_TONES[ledger.outlook]} icon={<Icon size={16} aria-hidden="true" />}>
          {outlookName(ledger.outlook, t)}
        </Badge>
      }
    >
      {ledger.kind === 'division' ? <DivisionFacts ledger={ledger} /> : <NaiaFacts ledger={ledger} />}
    </Card>
  );
}

function Gpa({ value, needs, label }: { value: number | null; needs: string; label: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const need = Number(needs);
  const needText = t('needs {{gpa}}', { gpa: format.number(need, 3) });
  return (
    <>
      <p className={classes.gpa}>
        <strong data-none={value === null || undefined}>
          {value === null ? '–' : format.number(value, 3)}
        </strong>{' '}
        <span>{label}</span>
      </p>
      <div className={classes.bar} aria-hidden="true">
        <div
          className={classes.fill}
          style={{ inlineSize: `${(100 * Math.min(MOST_GPA, value ?? 0)) / MOST_GPA}%` }}
        />
        <span className={classes.mark} style={{ insetInlineStart: `${(100 * need) / MOST_GPA}%` }} />
      </div>
      <p className={classes.need} style={{ paddingInlineStart: `${(100 * need) / MOST_GPA}%` }}>
        <span>{needText}</span>
      </p>
    </>
  );
}

type FactState = 'met' | 'open' | 'missed' | 'none';

const Fact = ({ state, children }: { state: FactState; children: ReactNode }) => (
  <li data-state={state}>
    {state === 'met' ? (
      <IconCircleCheck size={18} aria-hidden="true" />
    ) : state === 'open' ? (
      <IconClock size={18} aria-hidden="true" />
    ) : state === 'missed' ? (
      <IconX size={18} aria-hidden="true" />
    ) : (
      <IconMinus size={18} aria-hidden="true" />
    )}
    <span>{children}</span>
  </li>
);

function DivisionFacts({ ledger }: { ledger: DivisionLedger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { gpa, units, lock, verdict } = ledger;
  const isComplete = units.earned >= units.needed;
  return (
    <>
      <Gpa
        value={gpa?.shown ?? null}
        needs={ledger.needsGpa}
        label={isComplete ? t('core GPA') : t('core GPA so far')}
      />
      <ul className={classes.facts}>
        <Fact state={verdict === 'qualifier' ? 'met' : 'open'}>
          {t('Official record: {{verdict}}', { verdict: verdictName(verdict, t) })}
        </Fact>
        <Fact state={isComplete ? 'met' : 'open'}>
          {t('{{earned}} of {{needed}} units, {{projected}} projected', {
            earned: format.number(units.earned),
            needed: format.number(units.needed),
            projected: format.number(units.projected),
          })}
        </Fact>
        {lock ? (
          <Fact state={LOCK_FACTS[lock.state]}>{lockFact(lock.state, t)}</Fact>
        ) : (
          <Fact state="none">{t('No 10/7 rule in this division')}</Fact>
        )}
      </ul>
      <p className={classes.outlook}>{outlookSentence(ledger.outlook, t)}</p>
    </>
  );
}

const LOCK_FACTS = {
  met: 'met',
  exempt: 'met',
  open: 'open',
  unknown: 'open',
  missed: 'missed',
} as const satisfies Record<string, FactState>;

function lockFact(
  state: NonNullable<DivisionLedger['lock']>['state'],
  t: ReturnType<typeof useTranslation>['t'],
): string {
  switch (state) {
    case 'met':
      return t('10/7 rule met');
    case 'open':
      return t('10/7 rule still open');
    case 'missed':
      return t('10/7 rule missed');
    case 'exempt':
      return t('Exempt from the 10/7 rule');
    case 'unknown':
      return t('10/7 rule: the date isn’t known');
  }
}

function NaiaFacts({ ledger }: { ledger: NaiaLedger }) {
  const { t } = useTranslation();
  const verdict = ledger.isEligible === null ? null : ledger.isEligible ? 'eligible' : 'not_eligible';
  return (
    <>
      <Gpa value={ledger.overallGpa} needs={ledger.needsGpa} label={t('overall GPA')} />
      <ul className={classes.facts}>
        <Fact state={ledger.isEligible ? 'met' : 'open'}>
          {t('Official record: {{verdict}}', { verdict: verdictName(verdict, t) })}
        </Fact>
        <Fact state="none">{t('No core units or 10/7 rule')}</Fact>
      </ul>
      <p className={classes.outlook}>{outlookSentence(ledger.outlook, t)}</p>
    </>
  );
}
