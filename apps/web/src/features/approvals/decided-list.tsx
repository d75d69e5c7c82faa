import type { Decision } from '@fieldhouse/contract/account-approvals.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconClockX, IconHistory, IconX } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { shownName } from '#lib/shown-name.ts';
import { roleName } from '#shared/people/role-words.ts';
import { useApprove, useReopen } from '#shared/people/use-decisions.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './applicant-list.module.css';
import { decisionsQuery } from './approval-queries.ts';

/** What was decided, newest first, by whom and why. */
export function DecidedList() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(decisionsQuery);

  if (query.isPending) return <RowsSkeleton />;
  if (query.isError) {
    return (
      <ErrorState
        title={t("The decisions couldn't be loaded")}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const decisions = query.data.pages.flatMap((page) => page.decisions);
  if (decisions.length === 0) {
    return (
      <EmptyState titleOrder={2} icon={<IconHistory />} title={t('Nothing is decided yet.')}>
        {t('Every approval and rejection is kept here, with who decided and why.')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={classes.rows} data-decisions tabIndex={-1} aria-label={t('Decided')}>
        {decisions.map((decision) => (
          <DecisionRow key={decision.membershipId} decision={decision} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="sm"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('Show older decisions')}
          </Button>
        </div>
      )}
    </>
  );
}

function DecisionRow({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { membershipId, decidedByName, can } = decision;
  const name = shownName(decision.displayName, t);
  const approve = useApprove([decision]);
  const reopen = useReopen(name);
  const date = format.date(decision.decidedAt);
  const words = {
    approved: decidedByName
      ? t('Approved by {{name}} on {{date}}', { name: decidedByName, date })
      : t('Approved on {{date}}', { date }),
    refused: decidedByName
      ? t('Rejected by {{name}} on {{date}}', { name: decidedByName, date })
      : t('Rejected on {{date}}', { date }),
    unconfirmed: t('No one confirmed this student within 14 days. The access ended on {{date}}.', { date }),
  };

  return (
    <li className={classes.row}>
      <Avatar name={name} />
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.text}>{roleName(decision.role, t)}</p>
        <p className={classes.text}>{words[decision.outcome]}</p>
        {decision.reason && <p className={classes.reason}>{decision.reason}</p>}
      </div>
      <div className={classes.end}>
        <OutcomeBadge outcome={decision.outcome} />
        {can.reopen && (
          <Button
            variant="default"
            size="sm"
            loading={reopen.isPending}
            aria-label={t('Take back the rejection of {{name}}', { name })}
            onClick={() => reopen.mutate({ membershipIds: [membershipId] })}
          >
            {t('Take back')}
          </Button>
        )}
        {can.approve && (
          <Button
            variant="default"
            size="sm"
            loading={approve.isPending}
            aria-label={t('Approve {{name}}', { name })}
            onClick={() => approve.mutate({ membershipIds: [membershipId] })}
          >
            {t('Confirm after all')}
          </Button>
        )}
      </div>
    </li>
  );
}

function OutcomeBadge({ outcome }: { outcome: Decision['outcome'] }) {
  const { t } = useTranslation();
  switch (outcome) {
    case 'approved':
      return (
        <Badge tone="success" icon={<IconCheck size={16} />}>
          {t('Approved')}
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="danger" icon={<IconX size={16} />}>
          {t('Rejected')}
        </Badge>
      );
    case 'unconfirmed':
      return (
        <Badge tone="warning" icon={<IconClockX size={16} />}>
          {t('Time ran out')}
        </Badge>
      );
  }
}
