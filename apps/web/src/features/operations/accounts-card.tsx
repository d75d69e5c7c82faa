import { Button, TextInput } from '@mantine/core';
import { IconSearch, IconUserOff } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { roleName } from '#shared/people/role-words.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { RowsSkeleton } from '#ui/layout/skeletons.tsx';
import classes from './operations.module.css';

type Account = Outputs['operations']['findAccounts']['accounts'][number];
type Act = 'suspendAccount' | 'reactivateAccount' | 'endAccountSessions';

const SHORTEST = 2;

/** Accounts of every school by name or email, to close, open and sign out. */
export function AccountsCard() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [isShort, setShort] = useState(false);
  const [act, setAct] = useState<{ account: Account; kind: Act } | null>(null);
  const accounts = useQuery({
    ...api.operations.findAccounts.queryOptions({ input: { search } }),
    enabled: search.length >= SHORTEST,
    placeholderData: keepPreviousData,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShort(typed.trim().length < SHORTEST);
    if (typed.trim().length >= SHORTEST) setSearch(typed.trim());
  };
  return (
    <Card
      title={t('Accounts')}
      description={t('Close an account, reopen it, or sign it out everywhere.')}
      flush
    >
      <form onSubmit={submit} className={classes.find} noValidate>
        <TextInput
          label={t('Name or email')}
          leftSection={<IconSearch size={18} />}
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={isShort ? t('Type at least two characters.') : undefined}
        />
        <Button type="submit" variant="default" loading={accounts.isFetching}>
          {t('Search')}
        </Button>
      </form>
      {search !== '' && accounts.isPending && <RowsSkeleton rows={2} />}
      {accounts.isError && !accounts.data && (
        <ErrorState
          title={t("The accounts couldn't be loaded")}
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
        />
      )}
      {accounts.data?.accounts.length === 0 && (
        <EmptyState icon={<IconUserOff />} title={t('No account with this name or email.')} />
      )}
      {accounts.data && accounts.data.accounts.length > 0 && (
        <ul className={classes.accounts} aria-label={t('Accounts')}>
          {accounts.data.accounts.map((account) => (
            <AccountRow key={account.userId} account={account} onAct={(kind) => setAct({ account, kind })} />
          ))}
        </ul>
      )}
      {act && <ActDialog {...act} onClose={() => setAct(null)} />}
    </Card>
  );
}

function AccountRow({ account, onAct }: { account: Account; onAct: (kind: Act) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, email, memberships, suspendedAt, sessionCount, can } = account;
  return (
    <li className={classes.account}>
      <div className={classes.accountWords}>
        <p className={classes.subject}>{name}</p>
        <p className={classes.meta}>{email}</p>
        <p className={classes.meta}>
          {memberships.length > 0
            ? memberships.map((one) => `${one.schoolName}: ${roleName(one.role, t)}`).join(' · ')
            : t('No school')}
        </p>
        <p className={classes.meta}>{t('signed in on {{count}} devices', { count: sessionCount })}</p>
      </div>
      <div className={classes.counts}>
        {suspendedAt && (
          <Badge tone="danger">{t('Suspended since {{date}}', { date: format.date(suspendedAt) })}</Badge>
        )}
        {can.endSessions && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Sign {{name}} out everywhere', { name })}
            onClick={() => onAct('endAccountSessions')}
          >
            {t('Sign out everywhere')}
          </Button>
        )}
        {can.suspend && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Suspend {{name}}', { name })}
            onClick={() => onAct('suspendAccount')}
          >
            {t('Suspend')}
          </Button>
        )}
        {can.reactivate && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Reactivate {{name}}', { name })}
            onClick={() => onAct('reactivateAccount')}
          >
            {t('Reactivate')}
          </Button>
        )}
      </div>
    </li>
  );
}

function ActDialog({ account, kind, onClose }: { account: Account; kind: Act; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { name, userId } = account;
  const words: Record<Act, { title: string; text: string; verb: string; done: string }> = {
    suspendAccount: {
      title: t('Suspend {{name}}?', { name }),
      text: t("The account can't open anything in any school until you reactivate it. Nothing is deleted."),
      verb: t('Suspend'),
      done: t('{{name}} is suspended', { name }),
    },
    reactivateAccount: {
      title: t('Reactivate {{name}}?', { name }),
      text: t('The account can open everything it could before.'),
      verb: t('Reactivate'),
      done: t('{{name}} is active again', { name }),
    },
    endAccountSessions: {
      title: t('Sign {{name}} out everywhere?', { name }),
      text: t(
        'Every device is signed out within seconds and gets no more notifications, and their calendar feed ends. They can sign in again.',
      ),
      verb: t('Sign out everywhere'),
      done: t('{{name}} is signed out everywhere', { name }),
    },
  };
  const mutation = useMutation(
    api.operations[kind].mutationOptions({
      async onSuccess() {
        onClose();
        void toast({ title: words[kind].done });
        await queryClient.invalidateQueries({ queryKey: api.operations.findAccounts.key() });
      },
    }),
  );
  const isStale = codeOf(mutation.error) === 'WRONG_STATE';
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={words[kind].title}
      description={words[kind].text}
      verb={words[kind].verb}
      isDanger={kind === 'suspendAccount'}
      isPending={mutation.isPending}
      error={
        mutation.error
          ? isStale
            ? t('Someone else changed this account in the meantime. Search for it again.')
            : errorText(mutation.error, t)
          : null
      }
      onSubmit={(reason) => mutation.mutate({ userId, reason })}
    />
  );
}
