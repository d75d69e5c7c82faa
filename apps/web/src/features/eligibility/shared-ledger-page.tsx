import { IconEyeOff, IconInfoCircle } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useSession } from '#lib/session.ts';
import { bodyName } from '#shared/eligibility/body-words.ts';
import { LanguageSelect } from '#shared/frame/language-select.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { BodyCard } from './body-card.tsx';
import eligibility from './eligibility.module.css';
import { FindingsCard } from './findings-card.tsx';
import { LockPanel } from './lock-panel.tsx';
import classes from './shared-ledger.module.css';
import { UnitsCard } from './units-card.tsx';

type SharedLedger = Outputs['eligibility']['openShare'];

/** Asked once for each page: each time it is asked is written into the list of disclosures. */
const openedQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-ledger', token],
    queryFn: () => client.eligibility.openShare({ token }),
    // Nothing that refreshes the app asks once more.
    enabled: ({ state }) => token !== '' && state.data === undefined && state.error === null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** How soon a page that is open notices that it was ended. */
const LOOKS_EVERY_MS = 5_000;

/** Whether the link still opens; nothing of the record is asked for. */
const holdsQuery = (token: string, isOpen: boolean) =>
  queryOptions({
    queryKey: ['shared-ledger-holds', token],
    queryFn: () => client.eligibility.shareHolds({ token }),
    enabled: isOpen,
    retry: false,
    refetchInterval: ({ state }) => (isOver(state.error) ? false : LOOKS_EVERY_MS),
    refetchOnWindowFocus: true,
    gcTime: 0,
  });

const isOver = (error: unknown) => codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';

/** A student's ledger for a coach who has the link, and no account. */
export function SharedLedgerPage() {
  const { t } = useTranslation();
  const { brandName } = useSession();
  const token = useFragmentToken();
  const opened = useQuery(openedQuery(token));
  const { error } = useQuery(holdsQuery(token, opened.isSuccess));
  usePageTitle(t('Shared eligibility ledger'));
  const shown = isOver(error) ? undefined : opened.data;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <a href="/" className={classes.brand}>
          <BrandMark size={36} />
          {brandName}
        </a>
        <LanguageSelect />
      </header>
      <main>
        {opened.isFetching ? (
          <CardSkeleton lines={8} />
        ) : shown ? (
          <Opened ledger={shown} />
        ) : (
          <Closed error={opened.error} isOver={!token || isOver(opened.error) || isOver(error)} />
        )}
      </main>
    </div>
  );
}

function Closed({ error, isOver: isEnd }: { error: unknown; isOver: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.closed} role="status">
      <IconWell>
        <IconEyeOff />
      </IconWell>
      <h1 className={classes.title}>{t('This ledger can’t be opened')}</h1>
      <p className={classes.about}>
        {isEnd
          ? t(
              'The link has expired, was ended by the family or the school, or is incomplete. Ask the student or their family if you still need it.',
            )
          : errorText(error, t)}
      </p>
    </div>
  );
}

function Opened({ ledger }: { ledger: SharedLedger }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [chosen, setChosen] = useState(ledger.bodies[0]?.body);
  const body = ledger.bodies.find((one) => one.body === chosen) ?? ledger.bodies[0];
  const { studentName: name, givenByName } = ledger;
  return (
    <>
      <h1 className={classes.title}>{t('Eligibility ledger of {{name}}', { name })}</h1>
      <p className={classes.about}>
        {[
          ledger.graduationYear !== null && t('Class of {{year}}', { year: ledger.graduationYear }),
          ledger.schoolName,
          t('as of {{date}}', { date: format.calendarDate(ledger.asOf) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Sections>
        <Notice
          tone="info"
          icon={<IconInfoCircle />}
          title={t('Unofficial projection. The Eligibility Center decides.')}
        >
          {t(
            'Shared with {{coach}} by {{who}}, until {{date}}. Please don’t pass the link on: each time it’s opened is logged for the family, who can end it at any time.',
            {
              coach: ledger.coachName,
              who: givenByName ?? (ledger.basis === 'student' ? name : t('a guardian')),
              date: format.dateTime(ledger.expiresAt),
            },
          )}
        </Notice>
        <div className={eligibility.bodies}>
          {ledger.bodies.map((one) => (
            <BodyCard key={one.body} ledger={one} />
          ))}
        </div>
        <Chips
          label={t('Details for')}
          value={body?.body ?? 'DI'}
          chips={ledger.bodies.map((one) => ({ value: one.body, label: bodyName(one.body, t) }))}
          onChange={setChosen}
        />
        {body?.kind === 'division' && (
          <div className={eligibility.division} data-alone={body.lock === null || undefined}>
            <UnitsCard ledger={body} />
            {body.lock && <LockPanel ledger={body} lock={body.lock} />}
          </div>
        )}
        {body && <FindingsCard findings={body.findings} rows={ledger.rows} checkedOn={body.checkedOn} />}
        <p className={classes.about}>{t('Fieldhouse is not affiliated with the NCAA or the NAIA.')}</p>
      </Sections>
    </>
  );
}
