import { Button } from '@mantine/core';
import { IconDownload, IconListCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { areaName } from '#shared/courses/area-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { part } from '#ui/feedback/part.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Sections } from '#ui/layout/page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { AddTitlesDialog } from './add-titles-dialog.tsx';
import { EndTitleDialog } from './end-title-dialog.tsx';
import classes from './registry.module.css';
import { type Registry, registryQuery } from './registry-queries.ts';
import { SignDaysCard } from './sign-days-card.tsx';
import { StatusDialog } from './status-dialog.tsx';
import { accountName } from './status-words.ts';
import { titlesAsCsv } from './titles-as-csv.ts';

const WaitingGuards = part(() => import('#shared/eligibility/waiting-guards.tsx'));

type Title = Registry['titles'][number];

/** The school's NCAA list, how its account stands, and the scales by which numbers are read. */
export function RegistryPage({ scales }: { scales: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(registryQuery());
  const [open, setOpen] = useState<'titles' | 'status' | null>(null);
  const [ending, setEnding] = useState<Title | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={t('NCAA list')}
        description={t('A course counts by its exact title on this list, once the school has confirmed it.')}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconDownload size={18} />}
              onClick={() => saveFile('ncaa-titles.csv', titlesAsCsv(data), 'text/csv')}
            >
              {t('Export titles')}
            </Button>
            {data.can.keep && (
              <Button leftSection={<IconPlus size={18} />} onClick={() => setOpen('titles')}>
                {t('Add titles')}
              </Button>
            )}
          </>
        }
      />
      <Sections>
        {data.confirmBy !== null && <ConfirmNotice registry={data} confirmBy={data.confirmBy} />}
        <StatusCard registry={data} onEdit={data.can.keep ? () => setOpen('status') : null} />
        {data.unlisted.length > 0 && <UnlistedCard registry={data} />}
        <TitlesCard registry={data} onEnd={data.can.keep ? setEnding : null} />
        {data.marks.length > 0 && <MarksCard registry={data} />}
        {scales}
        <SignDaysCard registry={data} />
        <Suspense>
          <WaitingGuards />
        </Suspense>
      </Sections>
      {open === 'titles' && <AddTitlesDialog registry={data} onClose={close} />}
      {open === 'status' && <StatusDialog registry={data} onClose={close} />}
      {ending && <EndTitleDialog title={ending} onClose={() => setEnding(null)} />}
    </>
  );
}

/** The list is confirmed once a year: the account is entered anew, with the day on which it was read. */
function ConfirmNotice({ registry, confirmBy }: { registry: Registry; confirmBy: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice tone="warning" title={t('Confirm the list for this year')}>
      {t(
        'It was due to be confirmed by {{date}}, a year after it was last read. Compare it with the High School Portal, add and remove what changed, then enter the account with the day you read it.',
        { date: format.calendarDate(confirmBy) },
      )}
      {!registry.can.keep && ` ${t('The person who keeps the records does this.')}`}
    </Notice>
  );
}

function StatusCard({ registry, onEdit }: { registry: Registry; onEdit: (() => void) | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  const yesNo = (value: boolean | null) => (value === null ? t('Not stated') : value ? t('Yes') : t('No'));
  return (
    <Card
      title={t('Account with the Eligibility Center')}
      description={t(
        'While the account isn’t “{{cleared}}” or “{{extended}}”, none of the school’s courses count.',
        { cleared: accountName('cleared', t), extended: accountName('extended_evaluation', t) },
      )}
      aside={
        onEdit && (
          <Button variant="default" size="sm" leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {t('Enter a change')}
          </Button>
        )
      }
    >
      {registry.statuses.length === 0 ? (
        <EmptyState icon={<IconListCheck />} title={t('The account status isn’t entered')}>
          {t('Until it is, no official verdict counts a course from this school.')}
        </EmptyState>
      ) : (
        registry.statuses.map((one) => (
          <dl key={`${one.outsideSchool} ${one.effectiveOn} ${one.isInForce}`} className={classes.account}>
            <div>
              <dt>{one.outsideSchool ?? t('This school')}</dt>
              <dd>
                <Badge tone={one.isInForce ? 'primary' : 'outline'}>
                  {accountName(one.accountStatus, t)}
                </Badge>
              </dd>
            </div>
            <div>
              <dt>{one.isInForce ? t('In force since') : t('From')}</dt>
              <dd>{format.calendarDate(one.effectiveOn)}</dd>
            </div>
            <div>
              <dt>{t('CEEB code')}</dt>
              <dd>{one.ceebCode ?? '–'}</dd>
            </div>
            <div>
              <dt>{t('Offers lab science')}</dt>
              <dd>{yesNo(one.offersLabScience)}</dd>
            </div>
            <div>
              <dt>{t('Units per term')}</dt>
              <dd>{one.unitsPerTerm === null ? t('Not stated') : format.number(one.unitsPerTerm)}</dd>
            </div>
            <div>
              <dt>{t('Weights count')}</dt>
              <dd>{yesNo(one.areWeightsReported && one.areWeightsInGpa)}</dd>
            </div>
            <div>
              <dt>{t('Source')}</dt>
              <dd>
                {t('{{source}}, checked on {{date}}', {
                  source: one.source,
                  date: format.calendarDate(one.checkedOn),
                })}
              </dd>
            </div>
          </dl>
        ))
      )}
    </Card>
  );
}

function UnlistedCard({ registry }: { registry: Registry }) {
  const { t } = useTranslation();
  return (
    <Card
      flush
      title={t('Courses that aren’t on the list')}
      description={t('They don’t count toward any verdict. Titles must match exactly.')}
    >
      <ul className={classes.rows}>
        {registry.unlisted.map(({ title, nearTitle, hasPlatformMark }) => (
          <li key={title} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.title}>{title}</p>
              {nearTitle && (
                <p className={classes.why}>
                  {t('The list has “{{title}}”: make both the same.', { title: nearTitle })}
                </p>
              )}
            </div>
            {hasPlatformMark && <Badge tone="outline">{t('Platform mark')}</Badge>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What the platform marked: it counts for the progress bar, and for a verdict only once the school confirms the title. */
function MarksCard({ registry }: { registry: Registry }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card
      flush
      title={t('Platform marks')}
      description={t(
        'Set by the platform, not by the NCAA. They count for the 16-course bar alone; no verdict rests on them.',
      )}
    >
      <ul className={classes.rows}>
        {registry.marks.map(({ titleId, title, area, validFrom, validTo }) => (
          <li key={titleId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.title}>{title}</p>
              <p className={classes.facts}>
                {[
                  area && areaName(area, t),
                  validFrom && t('from {{date}}', { date: format.calendarDate(validFrom) }),
                  validTo && t('taken off on {{date}}', { date: format.calendarDate(validTo) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Badge tone={validTo === null ? 'outline' : 'neutral'}>
              {validTo === null ? t('Platform mark') : t('Ended')}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TitlesCard({ registry, onEnd }: { registry: Registry; onEnd: ((title: Title) => void) | null }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Card flush title={t('Listed titles')}>
      {registry.titles.length === 0 ? (
        <EmptyState icon={<IconListCheck />} title={t('No title is confirmed yet')}>
          {t('Paste the list from the High School Portal. Each title shows before it is saved.')}
        </EmptyState>
      ) : (
        <ul className={classes.rows}>
          {registry.titles.map((one) => (
            <li key={one.titleId} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.title}>{one.title}</p>
                <p className={classes.facts}>
                  {[
                    one.outsideSchool,
                    areaName(one.area, t),
                    t('{{count}} units', { count: one.units }),
                    one.isLab && t('with lab'),
                    one.weight > 0 && t('weight {{weight}}', { weight: format.number(one.weight) }),
                    one.validFrom && t('from {{date}}', { date: format.calendarDate(one.validFrom) }),
                    t('checked on {{date}}', { date: format.calendarDate(one.checkedOn) }),
                    one.confirmedByName,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {one.validTo && (
                  <p className={classes.why}>
                    {t('Off the list after {{date}}: {{reason}}', {
                      date: format.calendarDate(one.validTo),
                      reason: one.endReason ?? '–',
                    })}
                  </p>
                )}
              </div>
              {onEnd && !one.validTo && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={t('Remove from the list: {{title}}', { title: one.title })}
                  onClick={() => onEnd(one)}
                >
                  {t('Remove from the list')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
