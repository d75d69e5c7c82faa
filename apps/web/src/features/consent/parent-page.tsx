import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconMailX, IconTrash } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client, type Outputs } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { useFragmentToken } from '#lib/fragment.ts';
import { setLocale } from '#lib/i18n.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { IconWell } from '#ui/display/icon-well.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import classes from './consent.module.css';
import { consentProblem } from './consent-words.ts';
import { NoticeText } from './notice-text.tsx';
import { ParentForm } from './parent-form.tsx';
import { ParentClosed, ParentGiven, ParentNotNeeded } from './parent-given.tsx';
import { PrintForm } from './print-form.tsx';

type Opened = Outputs['consent']['open'];
type Outcome = 'given' | 'refused' | 'not_mine' | 'withdrawn';

/** Asked once for each token, however often the page is drawn. */
const openQuery = (token: string) =>
  queryOptions({
    queryKey: ['consent-link', token],
    queryFn: () => client.consent.open({ token }),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Where a parent without an account reads what is asked, and decides. */
export function ParentPage() {
  const { t } = useTranslation();
  const token = useFragmentToken();
  const { data, error, isFetching, refetch } = useQuery(openQuery(token));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [dueAt, setDueAt] = useState<string | null>(null);
  usePageTitle(t('Your child’s account'));

  // The language of the letter, as the child or the school named it; the switch above changes it.
  const locale = data?.locale;
  useEffect(() => {
    if (locale) void setLocale(locale);
  }, [locale]);

  if (outcome && data) {
    return (
      <Done
        outcome={outcome}
        dueAt={dueAt}
        opened={data}
        onAgain={() => void refetch().then(() => setOutcome(null))}
      />
    );
  }
  if (isFetching) {
    return (
      <EntryLayout title={t('Your child’s account')} description={t('One moment.')}>
        <Loader aria-label={t('Loading...')} />
      </EntryLayout>
    );
  }
  if (!data) {
    const isOver = !token || codeOf(error) === 'INVALID_LINK' || codeOf(error) === 'BAD_REQUEST';
    return (
      <EntryLayout
        title={t('This link can’t be opened')}
        description={
          isOver
            ? t(
                'It was already used, is too old, or isn’t needed anymore because the child is 13. If you have a newer email from us, use the link there; otherwise your child can send another one, and the school can help.',
              )
            : errorText(error, t)
        }
      >
        <div className={classes.fields}>
          <IconWell tone="danger">
            <IconMailX />
          </IconWell>
          <ButtonLink to="/login" size="lg">
            {t('Go to Login')}
          </ButtonLink>
        </div>
      </EntryLayout>
    );
  }
  if (data.state === 'not_needed') return <ParentNotNeeded opened={data} />;
  return data.state === 'given' ? (
    <ParentGiven token={token} opened={data} onDone={() => setOutcome('withdrawn')} />
  ) : !data.mayDecide ? (
    <ParentClosed opened={data} />
  ) : (
    <Asked
      token={token}
      opened={data}
      onDone={(done, until) => {
        setDueAt(until);
        setOutcome(done);
      }}
    />
  );
}

interface PartProps {
  readonly token: string;
  readonly opened: Opened;
}

/** What is asked, or can be given again. */
function Asked({
  token,
  opened,
  onDone,
}: PartProps & { readonly onDone: (outcome: Outcome, deletionDueAt: string | null) => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notice, requestNumber, until, state } = opened;
  const { studentName: name, schoolName: school } = notice;
  const [sure, setSure] = useState<'refused' | 'not_mine' | null>(null);
  const answer = useMutation(
    api.consent.answer.mutationOptions({
      onSuccess: ({ decision, deletionDueAt }) => onDone(decision, deletionDueAt),
    }),
  );
  return (
    <EntryLayout
      isWide
      title={t('May {{name}} use an account at {{school}}?', { name, school })}
      description={
        state === 'withdrawn'
          ? t(
              'You withdrew your consent. The account is closed, and will be deleted on {{date}} unless you agree again.',
              {
                date: until && format.date(until),
              },
            )
          : t(
              '{{name}} is under 13, so nothing works until you agree. Please read this, then decide by {{date}}.',
              {
                name,
                date: until && format.date(until),
              },
            )
      }
    >
      <NoticeText notice={notice} />
      <div className={classes.section}>
        <ParentForm
          notice={notice}
          isSending={answer.isPending && answer.variables.answer.decision === 'given'}
          problem={answer.isError && !sure ? consentProblem(answer.error, t) : null}
          onSign={(given) => answer.mutate({ token, answer: given })}
        />
      </div>
      {state === 'asked' && (
        <div className={classes.section}>
          <h2 className={classes.heading}>{t('Something else?')}</h2>
          <div className={classes.actions}>
            {requestNumber && <PrintForm notice={notice} requestNumber={requestNumber} />}
            <Button variant="default" onClick={() => setSure('refused')}>
              {t('I don’t agree')}
            </Button>
            <Button variant="default" onClick={() => setSure('not_mine')}>
              {t('I don’t know this child')}
            </Button>
          </div>
          {requestNumber && (
            <p className={`${classes.facts} ${classes.below}`}>
              {t('Request {{number}}', { number: requestNumber })}
            </p>
          )}
        </div>
      )}
      <Dialog
        isOpen={sure !== null}
        isFirm
        onClose={() => setSure(null)}
        title={
          sure === 'not_mine'
            ? t('You don’t know {{name}}?', { name })
            : t("Delete {{name}}'s account?", { name })
        }
        description={
          sure === 'not_mine'
            ? t('We’ll delete your address, and {{name}} has to give us another one.', { name })
            : t(
                'It will be deleted with everything in it: now, or in 14 days if a parent had agreed before. {{name}} can sign up again later.',
                { name },
              )
        }
      >
        {answer.isError && (
          <div role="alert">
            <Notice tone="danger">{consentProblem(answer.error, t)}</Notice>
          </div>
        )}
        <DialogActions>
          <Button variant="default" onClick={() => setSure(null)}>
            {t('Cancel')}
          </Button>
          <Button
            color="red"
            loading={answer.isPending}
            onClick={() => sure && answer.mutate({ token, answer: { decision: sure } })}
          >
            {sure === 'not_mine' ? t('I don’t know this child') : t('Decline and delete')}
          </Button>
        </DialogActions>
      </Dialog>
    </EntryLayout>
  );
}

function Done({
  outcome,
  dueAt,
  opened,
  onAgain,
}: {
  readonly outcome: Outcome;
  /** Refused where a parent had agreed before; null: deleted at once. */
  readonly dueAt: string | null;
  readonly opened: Opened;
  readonly onAgain: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { studentName: name, schoolName: school } = opened.notice;
  switch (outcome) {
    case 'given':
      return (
        <EntryLayout
          title={t('Thank you. {{name}} can start now.', { name })}
          description={t(
            'Tomorrow we’ll send you a second email. It says what you agreed to, and has a link to withdraw it.',
          )}
        >
          <div className={classes.fields}>
            <IconWell>
              <IconCircleCheck />
            </IconWell>
            <h2 className={classes.heading}>{t('See how {{name}} is doing', { name })}</h2>
            <p>
              {t(
                'Create your own account as a parent. Then {{name}} gives you a code, under Profile, Family, and {{school}} checks who you are.',
                { name, school },
              )}
            </p>
            <ButtonLink to="/login" search={{ tab: 'sign-up' }} size="lg">
              {t('Create my account')}
            </ButtonLink>
          </div>
        </EntryLayout>
      );
    case 'withdrawn':
      return (
        <EntryLayout
          title={t('The account is closed')}
          description={t(
            'We emailed you when it will be deleted. Until then you can agree again with the link in that email, or here.',
          )}
        >
          <div className={classes.fields}>
            <Button variant="default" onClick={onAgain}>
              {t('Agree again')}
            </Button>
          </div>
        </EntryLayout>
      );
    case 'refused':
      return (
        <EntryLayout
          title={dueAt ? t('The account is closed') : t('The account is deleted')}
          description={
            dueAt
              ? t('It will be deleted on {{date}} unless a parent agrees again.', {
                  date: format.date(dueAt),
                })
              : t('Nothing is left of {{name}}’s account, and your address is deleted with it.', { name })
          }
        >
          <IconWell tone="danger">
            <IconTrash />
          </IconWell>
        </EntryLayout>
      );
    case 'not_mine':
      return (
        <EntryLayout
          title={t('Thank you for telling us')}
          description={t('We deleted your address. No one will write to you about this child anymore.')}
        >
          <IconWell>
            <IconCircleCheck />
          </IconWell>
        </EntryLayout>
      );
  }
}
