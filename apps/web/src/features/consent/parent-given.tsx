import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, type Outputs } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { EntryLayout } from '#shared/frame/entry-layout.tsx';
import { ButtonLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './consent.module.css';
import { consentProblem } from './consent-words.ts';
import { NoticeText } from './notice-text.tsx';
import { WhatGoes } from './what-goes.tsx';

type Opened = Outputs['consent']['open'];

interface PartProps {
  readonly token: string;
  readonly opened: Opened;
}

/** What was agreed to, and how to take it back. */
export function ParentGiven({ token, opened, onDone }: PartProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notice, givenAt, giverName, aiModels, mayDecide } = opened;
  const { studentName: name, schoolName: school } = notice;
  const withdraw = useMutation(api.consent.withdrawByLink.mutationOptions({ onSuccess: onDone }));
  return (
    <EntryLayout
      isWide
      title={t('You agreed to {{name}}’s account', { name })}
      description={t('{{giver}} agreed on {{date}} that {{name}} may use an account at {{school}}.', {
        giver: giverName,
        date: givenAt && format.date(givenAt),
        name,
        school,
      })}
    >
      <div className={classes.fields}>
        <p>
          {aiModels
            ? t('AI models from other companies may read what {{name}} writes, to propose grades.', { name })
            : t('AI models from other companies don’t read what {{name}} writes.', { name })}
        </p>
        {mayDecide ? (
          <>
            <section className={classes.section}>
              <h2 className={classes.heading}>{t('Withdraw your consent')}</h2>
              <WhatGoes name={name} />
            </section>
            {withdraw.isError && (
              <div role="alert">
                <Notice tone="danger">{consentProblem(withdraw.error, t)}</Notice>
              </div>
            )}
            <div className={classes.actions}>
              <Button color="red" loading={withdraw.isPending} onClick={() => withdraw.mutate({ token })}>
                {t('Close the account')}
              </Button>
            </div>
          </>
        ) : (
          <OthersDecide opened={opened}>
            {t(
              'You can read this here. To withdraw it, sign in if you’re a guardian with an account; otherwise ask {{school}}, since another guardian now decides.',
              { school },
            )}
          </OthersDecide>
        )}
        <details>
          <summary>{t('What you agreed to')}</summary>
          <NoticeText notice={notice} />
        </details>
      </div>
    </EntryLayout>
  );
}

/** It is decided elsewhere: a guardian with an account does, or somebody else took the consent back. */
export function ParentClosed({ opened }: { readonly opened: Opened }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notice, until, state } = opened;
  const { studentName: name, schoolName: school } = notice;
  if (state === 'asked') {
    return (
      <EntryLayout isWide title={t('A guardian of {{name}} decides about this', { name })}>
        <div className={classes.fields}>
          <OthersDecide opened={opened}>
            {t(
              '{{school}} now has a guardian of {{name}} on file, who decides in an account of their own. If that’s you, sign in; otherwise ask {{school}}.',
              { name, school },
            )}
          </OthersDecide>
          <details>
            <summary>{t('What is asked')}</summary>
            <NoticeText notice={notice} />
          </details>
        </div>
      </EntryLayout>
    );
  }
  return (
    <EntryLayout
      isWide
      title={t('{{name}}’s account is closed', { name })}
      description={t('It will be deleted on {{date}} unless a parent agrees again.', {
        date: until && format.date(until),
      })}
    >
      <div className={classes.fields}>
        <OthersDecide opened={opened}>
          {t(
            'Someone else asked for this, so this link doesn’t undo it. Sign in if you’re a guardian with an account; otherwise ask {{school}}.',
            { school },
          )}
        </OthersDecide>
        <details>
          <summary>{t('What you agreed to')}</summary>
          <NoticeText notice={notice} />
        </details>
      </div>
    </EntryLayout>
  );
}

/** The child is 13 by now: the consent is to be read, and there is nothing to take back. */
export function ParentNotNeeded({ opened }: { readonly opened: Opened }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { notice, givenAt, giverName } = opened;
  const { studentName: name, schoolName: school } = notice;
  return (
    <EntryLayout
      isWide
      title={t('{{name}} no longer needs your consent', { name })}
      description={
        givenAt === null
          ? undefined
          : t('{{giver}} agreed on {{date}} that {{name}} may use an account at {{school}}.', {
              giver: giverName,
              date: format.date(givenAt),
              name,
              school,
            })
      }
    >
      <div className={classes.fields}>
        <OthersDecide opened={opened}>
          {givenAt === null
            ? t(
                '{{name}} is 13 now, so the account is open without it, and there’s nothing left to decide here. Guardians with an account can have the account deleted in their profile; otherwise ask {{school}}.',
                { name, school },
              )
            : t(
                '{{name}} is 13 now, so the account continues without it, and this link no longer withdraws anything. Guardians with an account can have the account deleted in their profile; otherwise ask {{school}}.',
                { name, school },
              )}
        </OthersDecide>
        <details>
          <summary>{givenAt === null ? t('What was asked') : t('What you agreed to')}</summary>
          <NoticeText notice={notice} />
        </details>
      </div>
    </EntryLayout>
  );
}

/** Where it is decided instead, for whoever has the link alone. */
function OthersDecide({ opened, children }: { readonly opened: Opened; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { schoolEmail } = opened.notice;
  return (
    <>
      <Notice tone="info">
        {children}
        {schoolEmail && (
          <>
            {' '}
            <a href={`mailto:${schoolEmail}`}>{schoolEmail}</a>
          </>
        )}
      </Notice>
      <div className={classes.actions}>
        <ButtonLink to="/login">{t('Go to Login')}</ButtonLink>
      </div>
    </>
  );
}
