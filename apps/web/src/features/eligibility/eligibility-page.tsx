import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconInfoCircle, IconPrinter, IconRoute } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { Chips } from '#ui/controls/chips.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { BodyCard } from './body-card.tsx';
import { CoursesCard } from './courses-card.tsx';
import classes from './eligibility.module.css';
import { type DivisionLedger, type Ledger, ledgerQuery, type SavedScenario } from './eligibility-queries.ts';
import { FindingsCard } from './findings-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { LockPanel } from './lock-panel.tsx';
import { OtherBodies } from './other-bodies.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RoadCard } from './road-card.tsx';
import { UnitsCard } from './units-card.tsx';

const GuardsCard = part(() => import('./guards-card.tsx'));
const HomeDocumentsCard = part(() => import('./home-documents-card.tsx'));
const SharesCard = part(() => import('./shares-card.tsx'));
const ScenariosCard = part(() => import('./scenarios-card.tsx'));
// The rule engine comes with it.
const WhatIfPanel = part(() => import('./what-if-panel.tsx'));

/** Where a student stands with Divisions I and II and the NAIA, with every reason. */
export function EligibilityPage({ student }: { student?: string | undefined }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(ledgerQuery(student));
  // A saved one, or a new one.
  const [whatIf, setWhatIf] = useState<SavedScenario | 'new' | null>(null);
  const [shown, setShown] = useState(data.bodies[0]?.body);
  const body = data.bodies.find((one) => one.body === shown) ?? data.bodies[0];
  return (
    <>
      <PageHeader
        title={t('Eligibility ledger')}
        shortTitle={t('NCAA eligibility')}
        description={<About ledger={data} />}
        actions={
          <>
            <Button
              className={classes.print ?? ''}
              leftSection={<IconAdjustmentsHorizontal size={18} />}
              onClick={() => setWhatIf('new')}
            >
              {t('Try a what-if')}
            </Button>
            <ButtonLink
              to="/plan"
              search={{ student: data.student.studentId }}
              variant="default"
              className={classes.print ?? ''}
              leftSection={<IconRoute size={18} />}
            >
              {t('Plan the terms left')}
            </ButtonLink>
            <Button
              variant="default"
              className={classes.print ?? ''}
              leftSection={<IconPrinter size={18} />}
              onClick={() => window.print()}
            >
              {t('Print the ledger')}
            </Button>
          </>
        }
      />
      <Sections>
        <Suspense>
          <GuardsCard studentId={data.student.studentId} name={data.student.name} />
        </Suspense>
        <div className={classes.bodies}>
          {data.bodies.map((one) => (
            <BodyCard key={one.body} ledger={one} />
          ))}
        </div>
        <Chips
          label={t('Details for')}
          value={body?.body ?? 'DI'}
          chips={data.bodies.map((one) => ({ value: one.body, label: bodyName(one.body, t) }))}
          onChange={setShown}
        />
        {body?.kind === 'division' && <Division ledger={body} />}
        {body && <FindingsCard findings={body.findings} rows={data.rows} checkedOn={body.checkedOn} />}
        <RoadCard ledger={data} />
        {data.homeDocuments && (
          <Suspense>
            <HomeDocumentsCard ledger={data} documents={data.homeDocuments} />
          </Suspense>
        )}
        <Suspense>
          <SharesCard studentId={data.student.studentId} name={data.student.name} />
          <ScenariosCard ledger={data} onOpen={setWhatIf} />
        </Suspense>
        <CoursesCard ledger={data} body={body} />
        {data.profile && <ProfileCard ledger={data} profile={data.profile} />}
        <HistoryCard studentId={data.student.studentId} />
        <OtherBodies />
        <Legal ledger={data} />
      </Sections>
      {whatIf && (
        <Suspense>
          <WhatIfPanel
            ledger={data}
            saved={whatIf === 'new' ? null : whatIf}
            onClose={() => setWhatIf(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function About({ ledger: { student, schoolName } }: { ledger: Ledger }) {
  const { t } = useTranslation();
  return [
    student.name,
    student.graduationYear !== null && t('Class of {{year}}', { year: student.graduationYear }),
    student.semester !== null && t('semester {{semester}} of 8', { semester: student.semester }),
    schoolName,
  ]
    .filter(Boolean)
    .join(' · ');
}

const Division = ({ ledger }: { ledger: DivisionLedger }) => (
  <div className={classes.division} data-alone={ledger.lock === null || undefined}>
    <UnitsCard ledger={ledger} />
    {ledger.lock && <LockPanel ledger={ledger} lock={ledger.lock} />}
  </div>
);

function Legal({ ledger }: { ledger: Ledger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const checked = ledger.bodies.map(({ checkedOn }) => checkedOn).sort()[0];
  return (
    <p className={classes.legal}>
      <IconInfoCircle size={18} aria-hidden="true" />
      <span>
        {t('Unofficial projection. The Eligibility Center decides.')}{' '}
        {checked && t('Rules last checked on {{date}}.', { date: format.calendarDate(checked) })}{' '}
        {t('Fieldhouse is not affiliated with the NCAA or the NAIA.')}
      </span>
    </p>
  );
}
