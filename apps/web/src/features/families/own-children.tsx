import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DisclosuresButton } from './disclosures.tsx';
import classes from './families.module.css';
import { linkProblem, relationshipName, rightName } from './link-words.ts';

type OwnLink = Outputs['families']['mine']['children'][number];

/** The children whom the reader follows or asks to, with what the school said. */
export function OwnChildren({ links }: { readonly links: readonly OwnLink[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [left, setLeft] = useState<OwnLink | null>(null);
  return (
    <Card title={t('Children you follow')} flush>
      <ul className={classes.rows}>
        {links.map((one) => (
          <li key={one.linkId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.head}>
                <strong id={`child-${one.linkId}`}>
                  {one.studentName ?? t('A student of {{school}}', { school: one.schoolName })}
                </strong>
                <LinkBadge link={one} />
              </p>
              <p className={classes.about}>
                {[
                  one.studentName && one.schoolName,
                  relationshipName(one.relationship, t),
                  one.endsOn && t('until {{date}}', { date: format.calendarDate(one.endsOn) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.isLive && (
                <p className={classes.about}>{one.rights.map((right) => rightName(right, t)).join(' · ')}</p>
              )}
              {one.status === 'pending' && (
                <p className={classes.about}>
                  {one.isClosed
                    ? t('The school has closed, so no one decides about this anymore.')
                    : t('Requested on {{date}}. The school checks who you are and lets you know.', {
                        date: format.date(one.askedAt),
                      })}
                </p>
              )}
              {one.status === 'active' && !one.isLive && (
                <p className={classes.about}>
                  {t('Your access isn’t in effect. At 18, students give it themselves.')}
                </p>
              )}
              {one.refusal && (
                <p className={classes.about}>{t('The school says: {{reason}}', { reason: one.refusal })}</p>
              )}
            </div>
            <span className={classes.actions}>
              {one.isLive && one.rights.includes('see_record') && one.studentName && (
                <DisclosuresButton studentId={one.studentId} name={one.studentName} />
              )}
              {one.can.leave && (
                <Button
                  size="sm"
                  variant="default"
                  aria-describedby={`child-${one.linkId}`}
                  onClick={() => setLeft(one)}
                >
                  {one.status === 'pending' ? t('Withdraw request') : t('Stop following this child')}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {left && <LeaveDialog link={left} onClose={() => setLeft(null)} />}
    </Card>
  );
}

function LinkBadge({ link }: { readonly link: OwnLink }) {
  const { t } = useTranslation();
  if (link.status === 'pending' && link.isClosed) return <Badge tone="neutral">{t('School closed')}</Badge>;
  if (link.status === 'pending') return <Badge tone="warning">{t('Waiting for the school')}</Badge>;
  if (link.status === 'refused') return <Badge tone="danger">{t('Not confirmed')}</Badge>;
  if (link.status === 'suspended') return <Badge tone="warning">{t('Suspended')}</Badge>;
  return link.isLive ? null : <Badge tone="neutral">{t('Not in effect today')}</Badge>;
}

function LeaveDialog({ link, onClose }: { readonly link: OwnLink; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const leave = useMutation(
    api.families.leave.mutationOptions({
      async onSuccess() {
        // What the child's pages showed is gone everywhere.
        await queryClient.invalidateQueries();
        onClose();
      },
    }),
  );
  const isPending = link.status === 'pending';
  const name = link.studentName ?? '';
  return (
    <ConfirmDialog
      title={isPending ? t('Withdraw your request?') : t('Stop following {{name}}?', { name })}
      description={
        isPending
          ? t('The school is no longer deciding about it. You can ask again with a new code.')
          : t('You lose access at once. Only the school or a new code can restore it.')
      }
      verb={isPending ? t('Withdraw request') : t('Stop following this child')}
      isPending={leave.isPending}
      error={leave.isError ? linkProblem(leave.error, t) : null}
      onClose={onClose}
      onConfirm={() => leave.mutate({ linkId: link.linkId })}
    />
  );
}
