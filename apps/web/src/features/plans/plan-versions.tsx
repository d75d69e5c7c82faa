import type { PlanId } from '@fieldhouse/contract/ids.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconCornerUpLeft, IconSend } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client } from '#lib/api.ts';
import { codeOf, errorText } from '#lib/errors.ts';
import { useFormat } from '#lib/format.ts';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { ItemState, refusalOf } from './item-state.tsx';
import type { SavedPlan, SavedPlans } from './plan-queries.ts';
import classes from './plans.module.css';

const TONES: Readonly<Record<SavedPlan['state'], BadgeTone>> = {
  draft: 'outline',
  proposed: 'info',
  approved: 'success',
  returned: 'warning',
  replaced: 'neutral',
};

export function versionState(state: SavedPlan['state'], t: TFunction): string {
  switch (state) {
    case 'draft':
      return t('Not sent yet');
    case 'proposed':
      return t('Waits for the counselor');
    case 'approved':
      return t('Approved by the school');
    case 'returned':
      return t('Came back');
    case 'replaced':
      return t('Replaced');
  }
}

function decisionError(error: unknown, t: TFunction): string | null {
  if (!error) return null;
  const code = codeOf(error);
  if (code === 'LEFT') return t('The student has left the school, so nothing more is requested.');
  return code === 'STALE' || code === 'NOT_PROPOSED' || code === 'NO_DRAFT' || code === 'NOT_APPROVED'
    ? t('The plan was changed meanwhile. Look at it again.')
    : errorText(error, t);
}

/** After something was decided or sent: what the server says now, also of the record, which may have new courses. */
function useRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.plans.key() });
}

interface ProposeProps {
  readonly plan: SavedPlan;
  /** Who looks after the student; empty: every counselor. */
  readonly counselors: readonly string[];
  /** Something isn't saved yet. */
  readonly isBusy: boolean;
}

/** Sends the draft to whoever counsels the student. */
export function ProposeButton({ plan, counselors, isBusy }: ProposeProps) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [isOpen, setOpen] = useState(false);
  const propose = useMutation({
    mutationFn: (note: string) =>
      client.plans.propose({ planId: plan.planId, version: plan.version, note: note || null }),
    onSuccess: async () => {
      setOpen(false);
      await refresh();
      void toast({ title: t('The plan is sent'), tone: 'success' });
    },
  });
  const [name] = counselors;
  const verb = counselors.length === 1 && name ? t('Send to {{name}}', { name }) : t('Send to the counselor');
  return (
    <>
      <Button leftSection={<IconSend size={18} />} disabled={isBusy} onClick={() => setOpen(true)}>
        {verb}
      </Button>
      <ReasonDialog
        isOpen={isOpen}
        isOptional
        onClose={() => setOpen(false)}
        title={t('Send version {{number}} to be approved?', { number: plan.number })}
        description={t('It stays as it is from then on. What you change later becomes the next version.')}
        verb={verb}
        isPending={propose.isPending}
        error={decisionError(propose.error, t)}
        onSubmit={(note) => propose.mutate(note)}
      />
    </>
  );
}

interface DecideProps {
  readonly plan: SavedPlan;
}

/** Approves a proposed plan, or gives it back. */
export function DecideCard({ plan }: DecideProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefresh();
  const [asks, setAsks] = useState<'approve' | 'return' | null>(null);
  const decide = useMutation({
    mutationFn: async ({ isApproved, reason }: { isApproved: boolean; reason: string }) => {
      const of = { planId: plan.planId, version: plan.version };
      if (!isApproved) {
        await client.plans.sendBack({ ...of, reason });
        return null;
      }
      return await client.plans.approve({ ...of, reason: reason || null });
    },
    onSuccess: async (approved) => {
      setAsks(null);
      await refresh();
      void toast({
        tone: 'success',
        title: approved
          ? t('Approved. Places asked for: {{asked}}, not possible yet: {{refused}}', {
              asked: approved.asked,
              refused: approved.refused,
            })
          : t('The plan went back'),
      });
    },
  });
  const close = () => {
    setAsks(null);
    decide.reset();
  };
  return (
    <Card
      title={t('Version {{number}} waits for you', { number: plan.number })}
      description={
        plan.proposed &&
        t('{{name}} sent it on {{date}}.', {
          name: plan.proposed.byName ?? t('A former member'),
          date: format.date(plan.proposed.at),
        })
      }
      aside={
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconCornerUpLeft size={18} />}
            onClick={() => setAsks('return')}
          >
            {t('Give it back')}
          </Button>
          <Button leftSection={<IconCheck size={18} />} onClick={() => setAsks('approve')}>
            {t('Approve')}
          </Button>
        </div>
      }
    >
      {plan.proposed?.words && <p className={classes.words}>“{plan.proposed.words}”</p>}
      <p className={classes.none}>
        {t(
          'Approving asks for places in its courses, in terms that the school has entered. Whoever runs a course decides as usual.',
        )}
      </p>
      <ReasonDialog
        isOpen={asks === 'approve'}
        isOptional
        onClose={close}
        title={t('Approve version {{number}}?', { number: plan.number })}
        description={t('A course that is taken once more needs a reason.')}
        verb={t('Approve')}
        isPending={decide.isPending}
        error={decisionError(decide.error, t)}
        onSubmit={(reason) => decide.mutate({ isApproved: true, reason })}
      />
      <ReasonDialog
        isOpen={asks === 'return'}
        onClose={close}
        title={t('Give version {{number}} back?', { number: plan.number })}
        description={t('Say what is to be changed. The student and guardians read it.')}
        verb={t('Give it back')}
        isPending={decide.isPending}
        error={decisionError(decide.error, t)}
        onSubmit={(reason) => decide.mutate({ isApproved: false, reason })}
      />
    </Card>
  );
}

/** The approved version: how far each course is, and a way to ask for what wasn't yet. */
export function ApprovedCard({ plan }: DecideProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const refresh = useRefresh();
  const ask = useMutation({
    mutationFn: (planId: PlanId) => client.plans.request({ planId }),
    onSuccess: async ({ asked, refused }) => {
      await refresh();
      void toast({
        tone: asked > 0 ? 'success' : 'info',
        title: t('Places asked for: {{asked}}, not possible yet: {{refused}}', { asked, refused }),
      });
    },
  });
  return (
    <Card
      title={t('Approved plan')}
      description={
        plan.decided &&
        t('Version {{number}}, approved by {{name}} on {{date}}', {
          number: plan.number,
          name: plan.decided.byName ?? t('a former member'),
          date: format.date(plan.decided.at),
        })
      }
      aside={
        plan.can.request && (
          <Button variant="default" loading={ask.isPending} onClick={() => ask.mutate(plan.planId)}>
            {t('Ask for open places')}
          </Button>
        )
      }
    >
      {plan.decided?.words && <p className={classes.words}>“{plan.decided.words}”</p>}
      {ask.error && <Notice tone="danger">{decisionError(ask.error, t)}</Notice>}
      <ul className={classes.rows}>
        {plan.items.map(({ courseId, title, termNames, startsOn, endsOn, state, missing }) => {
          const refusal = refusalOf(state, missing, t, format.list);
          return (
            <li key={courseId}>
              <span className={classes.rowWords}>
                <strong>{title}</strong>
                <span>{`${format.list(termNames)} · ${format.calendarRange(startsOn, endsOn)}`}</span>
                {refusal && <span>{refusal}</span>}
              </span>
              <ItemState state={state} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** All versions with who did what to them, when and why. */
export function VersionsCard({ plans, hasMore }: Pick<SavedPlans, 'plans' | 'hasMore'>) {
  const { t } = useTranslation();
  const format = useFormat();
  const said = (words: string | null) => (words === null ? '' : ` “${words}”`);
  const former = t('a former member');
  return (
    <Card title={t('Versions of the plan')}>
      <ul className={classes.rows}>
        {plans.map(({ planId, number, state, items, saved, proposed, decided }) => (
          <li key={planId}>
            <span className={classes.rowWords}>
              <strong>{t('Plan version {{number}}', { number })}</strong>
              <span>{t('{{count}} courses', { count: items.length })}</span>
              <span>
                {t('Saved by {{name}} on {{date}}.', {
                  name: saved.byName ?? former,
                  date: format.dateTime(saved.at),
                })}
              </span>
              {proposed && (
                <span>
                  {t('Sent by {{name}} on {{date}}.', {
                    name: proposed.byName ?? former,
                    date: format.dateTime(proposed.at),
                  })}
                  {said(proposed.words)}
                </span>
              )}
              {decided && (
                <span>
                  {state === 'returned'
                    ? t('Given back by {{name}} on {{date}}.', {
                        name: decided.byName ?? former,
                        date: format.dateTime(decided.at),
                      })
                    : t('Approved by {{name}} on {{date}}.', {
                        name: decided.byName ?? former,
                        date: format.dateTime(decided.at),
                      })}
                  {said(decided.words)}
                </span>
              )}
            </span>
            <Badge tone={TONES[state]}>{versionState(state, t)}</Badge>
          </li>
        ))}
      </ul>
      {hasMore && <p className={classes.none}>{t('Earlier versions are kept and not shown here.')}</p>}
    </Card>
  );
}
