import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import classes from './families.module.css';
import { type LinkRequest, requestsQuery, useFamiliesChanged, useRefreshIfStale } from './family-queries.ts';
import { linkProblem, relationshipName } from './link-words.ts';
import { TermsDialog } from './terms-dialog.tsx';
import { sentTerms, termsFor } from './terms-fields.tsx';

/** Guardians who used a student's code and wait for the school; shown where there are any. */
export function StaffRequestsCard() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery({ ...requestsQuery, retry: false });
  const [approved, setApproved] = useState<LinkRequest | null>(null);
  const [refused, setRefused] = useState<LinkRequest | null>(null);
  // A dialog that says that somebody else decided stays, although nobody waits any more.
  if (!data || (data.requests.length === 0 && !approved && !refused)) return null;
  return (
    <Card
      title={t('Guardians who ask to follow a student')}
      description={t(
        'The student gave them a code. Check that they are family before you approve: until then they see nothing.',
      )}
      flush
    >
      <ul className={classes.rows}>
        {data.requests.map((one) => (
          <li key={one.linkId} className={classes.row}>
            <div className={classes.words}>
              <p className={classes.head}>
                <strong>{one.name}</strong>
                <span className={classes.about}>{relationshipName(one.relationship, t)}</span>
                {one.membership === 'pending' && (
                  <Badge tone="warning">{t('Also waiting to join the school')}</Badge>
                )}
                {one.membership === 'closed' && <Badge tone="danger">{t('Membership closed')}</Badge>}
              </p>
              <p className={classes.about}>{one.email}</p>
              <p className={classes.about}>
                {t('Asked to follow {{student}} ({{number}}) on {{date}}', {
                  student: one.studentName,
                  number: one.studentNumber,
                  date: format.date(one.askedAt),
                })}
              </p>
            </div>
            <span className={classes.actions}>
              <Button
                size="sm"
                variant="default"
                aria-label={t('Reject {{name}}', { name: one.name })}
                onClick={() => setRefused(one)}
              >
                {t('Reject')}
              </Button>
              <Button
                size="sm"
                disabled={one.membership === 'closed'}
                aria-label={t('Approve {{name}}', { name: one.name })}
                onClick={() => setApproved(one)}
              >
                {t('Approve')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {approved && <ApproveDialog request={approved} onClose={() => setApproved(null)} />}
      {refused && <RefuseDialog request={refused} onClose={() => setRefused(null)} />}
    </Card>
  );
}

interface DecisionProps {
  readonly request: LinkRequest;
  readonly onClose: () => void;
}

function ApproveDialog({ request, onClose }: DecisionProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const changed = useFamiliesChanged();
  const onError = useRefreshIfStale();
  const { name, studentName, isOfAge, relationship, linkId, version } = request;
  const approve = useMutation(
    api.families.approve.mutationOptions({
      async onSuccess() {
        // The parent's membership may be approved with it.
        await Promise.all([
          changed(),
          queryClient.invalidateQueries({ queryKey: api.accounts.listWaiting.key() }),
          queryClient.invalidateQueries({ queryKey: api.accounts.countWaiting.key() }),
          queryClient.invalidateQueries({ queryKey: api.accounts.listDecisions.key() }),
        ]);
        onClose();
        void toast({
          title: t('Guardian approved'),
          message: t('{{name}} can follow {{student}} now.', { name, student: studentName }),
        });
      },
      onError,
    }),
  );
  return (
    <TermsDialog
      title={t('Let {{name}} follow {{student}}?', { name, student: studentName })}
      description={
        request.membership === 'pending'
          ? t('This also approves their membership at your school.')
          : t('They see what you choose below at once.')
      }
      verb={t('Approve')}
      isOfAge={isOfAge}
      initial={termsFor(isOfAge, { relationship })}
      isPending={approve.isPending}
      error={approve.isError ? linkProblem(approve.error, t) : null}
      onClose={onClose}
      onSubmit={(terms) => approve.mutate({ linkId, version, ...sentTerms(terms) })}
    />
  );
}

function RefuseDialog({ request, onClose }: DecisionProps) {
  const { t } = useTranslation();
  const changed = useFamiliesChanged();
  const onError = useRefreshIfStale();
  const refuse = useMutation(
    api.families.refuse.mutationOptions({
      async onSuccess() {
        await changed();
        onClose();
      },
      onError,
    }),
  );
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t("Reject {{name}}'s request?", { name: request.name })}
      description={t('They’ll see your reason. Their membership at the school stays as it is.')}
      verb={t('Reject')}
      isDanger
      isPending={refuse.isPending}
      error={refuse.isError ? linkProblem(refuse.error, t) : null}
      onSubmit={(reason) => refuse.mutate({ linkId: request.linkId, reason })}
    />
  );
}
