import type { ConsentChild, ConsentRecord } from '@fieldhouse/contract/consent.ts';
import { CONSENT_TEXT_VERSION, type ConsentKind } from '@fieldhouse/domain/families/consent.ts';
import { Button } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { useLocale } from '#lib/i18n.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Dialog, DialogActions } from '#ui/layout/dialog.tsx';
import { Sections } from '#ui/layout/page.tsx';
import classes from './consent.module.css';
import { ConsentList } from './consent-list.tsx';
import { consentProblem } from './consent-words.ts';
import { NoticeText } from './notice-text.tsx';
import { WhatGoes } from './what-goes.tsx';

const familyQuery = api.consent.family.queryOptions({ input: {} });

/** What the reader decides about their children, or about themselves. */
export function OwnConsent() {
  const { data } = useQuery(familyQuery);
  if (!data || data.children.length === 0) return null;
  return (
    <Sections>
      {data.children.map((child) => (
        <ChildCard key={child.studentId} child={child} />
      ))}
    </Sections>
  );
}

/** What the server says now takes the place of what was on the screen, also where somebody else was first. */
function useNewest() {
  const queryClient = useQueryClient();
  const put = (child: ConsentChild) => {
    queryClient.setQueryData(familyQuery.queryKey, (before) =>
      before
        ? { children: before.children.map((one) => (one.studentId === child.studentId ? child : one)) }
        : before,
    );
    void queryClient.invalidateQueries({ queryKey: api.consent.needed.key() });
  };
  return {
    onSuccess: ({ child }: { readonly child: ConsentChild }) => put(child),
    onError(error: unknown) {
      const data = error instanceof ORPCError && error.code === 'STALE' ? error.data : null;
      if (data) put((data as { child: ConsentChild }).child);
    },
  };
}

/** Somebody else's decision: of whoever gave one themselves the reader learns nothing, or it is the school's. */
const isOthers = ({ giverName, basis }: ConsentRecord) => giverName === null || basis === 'school';

function ChildCard({ child }: { readonly child: ConsentChild }) {
  const { t } = useTranslation();
  const format = useFormat();
  const locale = useLocale();
  const newest = useNewest();
  const decide = useMutation(api.consent.decide.mutationOptions(newest));
  const [ended, setEnded] = useState<ConsentRecord | null>(null);
  const { studentId, notice, state, isOwn, deletionDueAt } = child;
  const name = notice.studentName;
  const live = (kind: ConsentKind) =>
    child.consents.find((one) => one.kind === kind && one.withdrawnAt === null);
  const send = (kind: ConsentKind, decision: 'given' | 'refused') =>
    decide.mutate({
      studentId,
      kind,
      decision,
      basedOn: live(kind)?.consentId ?? null,
      textVersion: CONSENT_TEXT_VERSION,
      locale,
    });
  const isSending = (kind: ConsentKind, decision: 'given' | 'refused') =>
    decide.isPending && decide.variables.kind === kind && decide.variables.decision === decision;
  const agreed = live('child_account');
  const ai = live('ai_models');
  const directory = live('directory');
  return (
    <Card
      flush
      title={
        isOwn
          ? t('Your privacy at {{school}}', { school: notice.schoolName })
          : t('Consent for {{name}}', { name })
      }
      description={isOwn ? t('What you decide for yourself now that you’re 18.') : notice.schoolName}
      aside={
        state === 'required' ? (
          <Badge tone="warning">{t('Waiting for you')}</Badge>
        ) : state === 'given' ? (
          <Badge tone="success">{t('Agreed')}</Badge>
        ) : null
      }
    >
      {decide.isError && (
        <div className={classes.part} role="alert">
          <Notice tone="danger">{consentProblem(decide.error, t)}</Notice>
        </div>
      )}
      {state === 'required' && (
        <div className={classes.part}>
          <Notice tone="warning">
            {deletionDueAt
              ? t(
                  "{{name}}'s account is closed, and will be deleted on {{date}} unless a parent agrees again.",
                  {
                    name,
                    date: format.date(deletionDueAt),
                  },
                )
              : t('{{name}} is under 13. The account opens once a parent has read this and agreed.', {
                  name,
                })}
          </Notice>
          <details>
            <summary>{t('What is collected, what for, and who receives it')}</summary>
            <NoticeText notice={notice} />
          </details>
          {!child.isClosed && (
            <div className={classes.actions}>
              <Button
                loading={isSending('child_account', 'given')}
                onClick={() => send('child_account', 'given')}
              >
                {t('I have read it and agree')}
              </Button>
            </div>
          )}
        </div>
      )}
      {agreed && isOthers(agreed) && child.isUnder13 && state === 'given' && !child.isClosed && (
        <div className={classes.part}>
          <details>
            <summary>{t('Agree yourself, in place of the earlier consent')}</summary>
            <NoticeText notice={notice} />
            <Button
              loading={isSending('child_account', 'given')}
              onClick={() => send('child_account', 'given')}
            >
              {t('I have read it and agree')}
            </Button>
          </details>
        </div>
      )}
      <ConsentList
        consents={child.consents}
        actions={(one) =>
          one.kind === 'child_account' &&
          child.isUnder13 && (
            <Button size="sm" variant="default" onClick={() => setEnded(one)}>
              {t('Take back')}
            </Button>
          )
        }
      />
      {child.hasModels && state !== 'required' && !child.isClosed && (
        <div className={classes.part}>
          <p>
            {isOwn
              ? t('May AI models from other companies read what you write, to propose grades?')
              : t('May AI models from other companies read what {{name}} writes, to propose grades?', {
                  name,
                })}
          </p>
          <Choice
            yes={t('Yes, they may')}
            no={t('No, only your own software')}
            chosen={ai?.decision ?? null}
            isSending={(decision) => isSending('ai_models', decision)}
            onChoose={(decision) => send('ai_models', decision)}
          />
        </div>
      )}
      {child.isClosed ? null : (
        <div className={classes.part}>
          <p>
            <strong>
              {t('Directory information, school year from {{date}}', {
                date: format.calendarDate(child.directory.yearStartsOn),
              })}
            </strong>
          </p>
          <p>
            {t(
              '{{school}} may share this with others without asking, such as in a program or a yearbook, unless you object: name, grade level, activities and sports, awards, and a photo if there is one. Never grades, addresses or birth dates. If you object, classmates don’t see a profile or photo either.',
              { school: notice.schoolName },
            )}
          </p>
          <Choice
            yes={t('No objection')}
            no={t('I object')}
            chosen={
              directory?.yearStartsOn === child.directory.yearStartsOn || directory?.decision === 'refused'
                ? (directory?.decision ?? null)
                : null
            }
            isSending={(decision) => isSending('directory', decision)}
            onChoose={(decision) => send('directory', decision)}
          />
        </div>
      )}
      {!isOwn && child.seesRecord && (
        <div className={classes.part}>
          <TextLink to="/profile" search={{ tab: 'privacy' }}>
            {t('Download a copy of what is held about {{name}}', { name })}
          </TextLink>
        </div>
      )}
      {ended && <WithdrawDialog name={name} consent={ended} onClose={() => setEnded(null)} />}
    </Card>
  );
}

interface ChoiceProps {
  readonly yes: string;
  readonly no: string;
  readonly chosen: 'given' | 'refused' | null;
  readonly isSending: (decision: 'given' | 'refused') => boolean;
  readonly onChoose: (decision: 'given' | 'refused') => void;
}

/** Two answers, neither of them pushed. */
function Choice({ yes, no, chosen, isSending, onChoose }: ChoiceProps) {
  return (
    <div className={classes.actions}>
      {(['given', 'refused'] as const).map((decision) => (
        <Button
          key={decision}
          size="sm"
          variant={chosen === decision ? 'light' : 'default'}
          aria-pressed={chosen === decision}
          loading={isSending(decision)}
          onClick={() => chosen !== decision && onChoose(decision)}
        >
          {decision === 'given' ? yes : no}
        </Button>
      ))}
    </div>
  );
}

function WithdrawDialog({
  name,
  consent,
  onClose,
}: {
  readonly name: string;
  readonly consent: ConsentRecord;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const newest = useNewest();
  const withdraw = useMutation(
    api.consent.withdraw.mutationOptions({
      ...newest,
      onSuccess(answer) {
        newest.onSuccess(answer);
        onClose();
      },
    }),
  );
  return (
    <Dialog isOpen isFirm onClose={onClose} title={t("Close {{name}}'s account?", { name })}>
      <WhatGoes name={name} />
      {withdraw.isError && (
        <div role="alert">
          <Notice tone="danger">{consentProblem(withdraw.error, t)}</Notice>
        </div>
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          loading={withdraw.isPending}
          onClick={() => withdraw.mutate({ consentId: consent.consentId, reason: null })}
        >
          {t('Withdraw consent')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
