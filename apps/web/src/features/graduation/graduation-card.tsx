import type { StudentId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconCertificate, IconSchool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './graduation.module.css';
import {
  type Diploma,
  type Measured,
  type Part,
  type Progress,
  progressQuery,
} from './graduation-queries.ts';
import {
  creditsText,
  missingParts,
  noCreditWords,
  partKey,
  partName,
  verdictWords,
} from './graduation-words.ts';

const AwardDialog = lazy(() => import('./award-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

interface GraduationCardProps {
  readonly studentId: StudentId;
  /** Nothing is shown where there is neither a diploma nor anything to measure by: of younger children, and while it loads. */
  readonly isQuiet?: boolean;
}

/** How far a student is on the way to the diploma, and the diploma once there is one. */
export default function GraduationCard({ studentId, isQuiet = false }: GraduationCardProps) {
  const { t } = useTranslation();
  const progress = useQuery(progressQuery(studentId));
  const [open, setOpen] = useState<'award' | 'withdraw' | null>(null);
  if (progress.isPending) return isQuiet ? null : <CardSkeleton lines={4} />;
  if (!progress.data) {
    // Nobody who reads the page is told of what they may not see.
    if (isQuiet && codeOf(progress.error) === 'NOT_FOUND') return null;
    return (
      <ErrorState
        framed
        title={t('Graduation couldn’t be loaded')}
        error={progress.error}
        onRetry={() => void progress.refetch()}
      />
    );
  }
  const { data } = progress;
  const { measured, diploma, can } = data;
  if (isQuiet && !measured && !diploma) return null;
  const verdict = measured && verdictWords(measured.verdict, t);
  const close = () => setOpen(null);
  return (
    <Card
      title={t('Graduation')}
      description={
        measured
          ? t('By “{{set}}”. Each course counts for one requirement.', { set: measured.setName })
          : undefined
      }
      aside={verdict && <Badge tone={verdict.tone}>{verdict.text}</Badge>}
    >
      {diploma && <DiplomaNotice diploma={diploma} />}
      {measured ? <Requirements measured={measured} /> : <Unmeasured progress={data} />}
      {data.uncounted.length > 0 && <Uncounted lines={data.uncounted} />}
      {data.withdrawn.length > 0 && <Withdrawn diplomas={data.withdrawn} />}
      {data.isTooClose && !isQuiet && (
        <p className={classes.hint}>
          {t('This concerns you or your own child, so someone else at your school has to decide.')}
        </p>
      )}
      {(can.award || can.withdraw) && (
        <div className={classes.buttons}>
          {can.award && (
            <Button leftSection={<IconCertificate size={18} />} onClick={() => setOpen('award')}>
              {t('Award the diploma')}
            </Button>
          )}
          {can.withdraw && (
            <Button variant="default" onClick={() => setOpen('withdraw')}>
              {t('Withdraw the diploma')}
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {open === 'award' && <AwardDialog progress={data} onClose={close} />}
        {open === 'withdraw' && diploma && (
          <WithdrawDialog studentId={studentId} diploma={diploma} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}

function DiplomaNotice({ diploma }: { readonly diploma: Diploma }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Notice
      tone="success"
      icon={<IconCertificate size={20} aria-hidden />}
      title={t('Diploma of {{date}}', { date: format.calendarDate(diploma.awardedOn) })}
    >
      {diploma.awardedByName === null
        ? t('Entered on {{date}}.', { date: format.date(diploma.awardedAt) })
        : t('Entered by {{name}} on {{date}}.', {
            name: diploma.awardedByName,
            date: format.date(diploma.awardedAt),
          })}
      {diploma.reason !== null && (
        <p className={classes.reason}>
          {diploma.setName === null
            ? t('Awarded without measuring requirements: {{reason}}', { reason: diploma.reason })
            : t('Awarded although requirements were missing: {{reason}}', { reason: diploma.reason })}
        </p>
      )}
    </Notice>
  );
}

function Unmeasured({ progress }: { readonly progress: Progress }) {
  const { t } = useTranslation();
  const { graduationYear } = progress;
  return (
    <EmptyState icon={<IconSchool />} title={t('No requirements to measure by')}>
      {graduationYear === null
        ? t('The graduation year isn’t entered yet.')
        : t('The school hasn’t entered any for the class of {{year}}.', { year: graduationYear })}
    </EmptyState>
  );
}

function Requirements({ measured }: { readonly measured: Measured }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { requirements, electives, total } = measured;
  const missing = missingParts(measured, t);
  const parts = [...requirements, ...(electives.needed > 0 || electives.rows.length > 0 ? [electives] : [])];
  return (
    <>
      <p className={classes.total}>
        {t('{{earned}} of {{needed}} credits earned', {
          earned: format.number(total.earned),
          needed: format.number(total.needed),
        })}
        {total.inProgress > 0 && (
          <span className={classes.running}>
            {t('{{credits}} in progress', { credits: format.number(total.inProgress) })}
          </span>
        )}
      </p>
      {missing.length > 0 && (
        <Notice title={t('Still missing, once everything in progress is passed')}>
          <ul className={classes.missing}>
            {missing.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <ul className={classes.parts}>
        {parts.map((part) => (
          <li key={partKey(part)}>
            <PartRow part={part} />
          </li>
        ))}
      </ul>
    </>
  );
}

function PartRow({ part }: { readonly part: Part & { readonly label?: string } }) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = partName(part, t);
  const { needed, earned, inProgress, missing, rows } = part;
  const share = (credits: number) => `${needed === 0 ? 0 : (credits / needed) * 100}%`;
  return (
    <>
      <div className={classes.head}>
        <span className={classes.name}>{name}</span>
        <span className={classes.figures}>
          {t('{{earned}} of {{needed}}', { earned: format.number(earned), needed: format.number(needed) })}
        </span>
      </div>
      <div
        className={classes.track}
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={needed}
        aria-valuenow={earned}
        aria-valuetext={[
          t('{{earned}} of {{needed}} credits earned', {
            earned: format.number(earned),
            needed: format.number(needed),
          }),
          inProgress > 0 && t('{{credits}} in progress', { credits: format.number(inProgress) }),
          missing > 0 && t('{{credits}} missing', { credits: format.number(missing) }),
        ]
          .filter(Boolean)
          .join(', ')}
      >
        <div className={classes.meter} style={{ inlineSize: share(earned) }} />
        <div className={classes.coming} style={{ inlineSize: share(inProgress) }} />
      </div>
      <p className={classes.about}>
        {inProgress > 0 && (
          <span>{t('{{credits}} in progress', { credits: format.number(inProgress) })}</span>
        )}
        {missing > 0 && <span>{t('{{credits}} missing', { credits: format.number(missing) })}</span>}
      </p>
      {rows.length > 0 && (
        <details className={classes.rows}>
          <summary>{t('{{count}} courses', { count: rows.length })}</summary>
          <ul>
            {rows.map(({ lineId, title, credits, isInProgress }) => (
              <li key={lineId}>
                <span>{title}</span>
                <span className={classes.figures}>
                  {isInProgress
                    ? t('{{credits}} in progress', { credits: format.number(credits) })
                    : creditsText(credits, t)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Uncounted({ lines }: { readonly lines: Progress['uncounted'] }) {
  const { t } = useTranslation();
  return (
    <details className={classes.rows}>
      <summary>{t('{{count}} courses give no credit', { count: lines.length })}</summary>
      <ul>
        {lines.map(({ lineId, title, why }) => (
          <li key={lineId}>
            <span>{title}</span>
            <span className={classes.figures}>{noCreditWords(why, t)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Withdrawn({ diplomas }: { readonly diplomas: Progress['withdrawn'] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return diplomas.map(({ diplomaId, awardedOn, byName, at, reason }) => (
    <p key={diplomaId} className={classes.hint}>
      {t('The diploma of {{date}} was withdrawn by {{name}} on {{when}}: {{reason}}', {
        date: format.calendarDate(awardedOn),
        name: byName ?? '–',
        when: format.date(at),
        reason,
      })}
    </p>
  ));
}
