import type { GuardianRight } from '@fieldhouse/domain/families/guardian-links.ts';
import { Button, Loader } from '@mantine/core';
import { IconMailX } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { refreshSession, useSession } from '#lib/session.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { useSignOut } from '#shared/session/use-sign-out.ts';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './families.module.css';
import { rightName, underAgeProblem } from './link-words.ts';

/** Kept while somebody signs in, in this tab alone: the secret never stands in an address that a server sees. */
const KEPT = 'fieldhouse.invitation';

function useInvitationToken(): string {
  const fragment = useFragmentToken();
  const [token] = useState(() => {
    if (fragment) sessionStorage.setItem(KEPT, fragment);
    return fragment || (sessionStorage.getItem(KEPT) ?? '');
  });
  return token;
}

/** Asked once for each token, however often the page is drawn. */
const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['invitation', token],
    queryFn: () => client.families.openInvitation({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

export interface Invited {
  readonly token: string;
  readonly email: string;
  /** The invitation was used or taken back meanwhile. */
  readonly onSpent: () => void;
}

interface InvitationPageProps {
  /** Makes an account for whoever is invited. */
  readonly signUp: (invited: Invited) => ReactNode;
}

/** From the email of a school to the child: an account where there is none, and one button where there is. */
export function InvitationPage({ signUp }: InvitationPageProps) {
  const { t } = useTranslation();
  const { me } = useSession();
  const token = useInvitationToken();
  const { data, error, isFetching } = useQuery(invitationQuery(token));
  const [isSpent, setSpent] = useState(false);
  usePageTitle(t('Invitation'));

  if (isFetching) {
    return (
      <EntryLayout title={t('Invitation')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (!data || isSpent) {
    const isOver = isSpent || !token || codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';
    return (
      <EntryLayout
        title={t('This invitation can’t be opened')}
        description={
          isOver
            ? t(
                'It was already used, was taken back, or is older than 14 days. Ask the school for a new one.',
              )
            : errorText(error, t)
        }
      >
        <div className={classes.fields}>
          <IconWell tone="danger">
            <IconMailX />
          </IconWell>
          <ButtonLink to={me ? '/dashboard' : '/login'} reloadDocument size="lg">
            {me ? t('Go to the dashboard') : t('Go to Login')}
          </ButtonLink>
        </div>
      </EntryLayout>
    );
  }
  const { schoolName: school, studentName: student, email, hasAccount } = data;
  const title = t('Follow {{student}} at {{school}}', { student, school });
  if (me) {
    return (
      <EntryLayout title={title} description={t('{{school}} invites you. You can then:', { school })}>
        <Accept
          token={token}
          rights={data.rights}
          email={email}
          isOther={me.email.toLowerCase() !== email.toLowerCase()}
          onSpent={() => setSpent(true)}
        />
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      title={title}
      description={
        hasAccount
          ? t('There is an account with {{email}}. Sign in to accept.', { email })
          : t("Create your account for {{email}}. You’ll see {{student}}'s courses and grades right away.", {
              email,
              student,
            })
      }
    >
      {hasAccount ? (
        <ButtonLink to="/login" search={{ redirect: '/invite' }} size="lg" fullWidth>
          {t('Sign in to accept')}
        </ButtonLink>
      ) : (
        signUp({ token, email, onSpent: () => setSpent(true) })
      )}
    </EntryLayout>
  );
}

interface AcceptProps {
  readonly token: string;
  readonly rights: readonly GuardianRight[];
  /** Where the invitation was sent. */
  readonly email: string;
  /** Whoever is signed in has another address. */
  readonly isOther: boolean;
  readonly onSpent: () => void;
}

const otherAddress = (email: string, t: TFunction) =>
  t('The invitation was sent to {{email}}. Sign out, then sign in with that address.', { email });

/** Why whoever is signed in can't accept, and what to do. */
function acceptProblem(error: unknown, t: TFunction): string {
  switch (codeOf(error)) {
    case 'PARENT_CLOSED':
      return t('Your membership at this school is suspended. Ask the school.');
    case 'UNDER_AGE':
      return underAgeProblem(t);
    case 'TOO_MANY_GUARDIANS':
      return t('Ten people already follow or have asked to follow this student. Ask the school.');
    default:
      return errorText(error, t);
  }
}

function Accept({ token, rights, email, isOther: isKnown, onSpent }: AcceptProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const router = useRouter();
  const signOut = useSignOut();
  const accept = useMutation(
    api.families.acceptInvitation.mutationOptions({
      async onSuccess() {
        sessionStorage.removeItem(KEPT);
        await refreshSession(queryClient);
        await queryClient.invalidateQueries();
        await router.navigate({ to: '/dashboard' });
      },
      onError: (error) => {
        if (codeOf(error) === 'INVALID_LINK') onSpent();
      },
    }),
  );
  const isOther = isKnown || codeOf(accept.error) === 'OTHER_ADDRESS';
  /** The invitation waits in this tab for whoever signs in next. */
  const leave = async () => {
    // A failure is told by the hook.
    const ended = await signOut.mutateAsync().catch(() => null);
    if (ended?.isOut) await router.navigate({ to: '/login', search: { redirect: '/invite' } });
  };
  return (
    <div className={classes.fields}>
      <ul className={classes.given}>
        {rights.map((right) => (
          <li key={right}>{rightName(right, t)}</li>
        ))}
      </ul>
      {isOther ? (
        <div role="alert">
          <Notice tone="warning">{otherAddress(email, t)}</Notice>
        </div>
      ) : (
        accept.isError && (
          <div role="alert">
            <Notice tone="danger">{acceptProblem(accept.error, t)}</Notice>
          </div>
        )
      )}
      {isOther ? (
        <Button size="lg" fullWidth loading={signOut.isPending} onClick={() => void leave()}>
          {t('Sign Out')}
        </Button>
      ) : (
        <Button size="lg" fullWidth loading={accept.isPending} onClick={() => accept.mutate({ token })}>
          {t('Accept the invitation')}
        </Button>
      )}
    </div>
  );
}
