import type { SchoolCode } from '@fieldhouse/contract/school-codes.ts';
import { Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#lib/api.ts';
import { useFormat } from '#lib/format.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { ReasonDialog } from '#ui/controls/reason-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { Card } from '#ui/layout/card.tsx';
import { CardSkeleton } from '#ui/layout/skeletons.tsx';
import { codeErrorText, codeRoleName } from './code-words.ts';
import classes from './codes-card.module.css';
import { NewCodeDialog } from './new-code-dialog.tsx';

type Act = { readonly kind: 'replace' | 'off'; readonly code: SchoolCode };

/** The codes with which people join: which are on, who made them, and what was done with them. */
export function CodesCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const codes = useQuery(api.schools.listCodes.queryOptions({ input: {} }));
  const [act, setAct] = useState<Act | null>(null);
  const [isNew, setNew] = useState(false);
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.schools.listCodes.key() });
  const replace = useMutation(
    api.schools.replaceCode.mutationOptions({
      async onSuccess({ code }) {
        setAct(null);
        void toast({ title: t('The new code is {{code}}', { code }) });
        await refresh();
      },
    }),
  );
  const setActive = useMutation(
    api.schools.setCodeActive.mutationOptions({
      async onSuccess(_, { isActive }) {
        setAct(null);
        void toast({ title: isActive ? t('The code is switched on') : t('The code is switched off') });
        await refresh();
      },
      onError(error, { isActive }) {
        if (isActive) void toast({ title: t('Error'), message: codeErrorText(error, t), tone: 'error' });
      },
    }),
  );
  const close = () => {
    setAct(null);
    replace.reset();
    setActive.reset();
  };

  if (codes.isError && !codes.data) {
    return (
      <ErrorState
        framed
        title={t("The codes couldn't be loaded")}
        error={codes.error}
        onRetry={() => void codes.refetch()}
      />
    );
  }
  if (!codes.data) return <CardSkeleton lines={4} />;
  const error = replace.error ?? setActive.error;
  const code = act?.code.code ?? '';

  return (
    <>
      <Card
        flush
        title={t('School codes')}
        description={t(
          'People sign up with a code. Until you approve them, students can only study and everyone else sees nothing.',
        )}
        aside={
          codes.data.can.change && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlus size={18} />}
              onClick={() => setNew(true)}
            >
              {t('New code')}
            </Button>
          )
        }
      >
        {codes.data.codes.length === 0 ? (
          <EmptyState icon={<IconKey />} title={t('There is no code.')}>
            {t('Create one so people can sign up.')}
          </EmptyState>
        ) : (
          <ul className={classes.rows} aria-label={t('School codes')}>
            {codes.data.codes.map((one) => (
              <CodeRow
                key={one.codeId}
                code={one}
                canChange={codes.data.can.change}
                onAct={(kind) => setAct({ kind, code: one })}
                isSwitching={setActive.isPending && setActive.variables?.codeId === one.codeId}
                onSwitchOn={() => setActive.mutate({ codeId: one.codeId, isActive: true, reason: null })}
              />
            ))}
          </ul>
        )}
      </Card>
      <ReasonDialog
        isOpen={act !== null}
        onClose={close}
        title={
          act?.kind === 'replace' ? t('Replace {{code}}?', { code }) : t('Switch off {{code}}?', { code })
        }
        description={
          act?.kind === 'replace'
            ? t('No one can sign up with {{code}} anymore. A new code for the same roles takes its place.', {
                code,
              })
            : t('No one can sign up with it until you switch it on again. People who already joined stay.')
        }
        verb={act?.kind === 'replace' ? t('Replace') : t('Switch off')}
        isOptional
        isPending={replace.isPending || setActive.isPending}
        error={error ? codeErrorText(error, t) : null}
        onSubmit={(text) => {
          if (!act) return;
          const { codeId } = act.code;
          const reason = text || null;
          if (act.kind === 'replace') replace.mutate({ codeId, reason });
          else setActive.mutate({ codeId, isActive: false, reason });
        }}
      />
      <NewCodeDialog isOpen={isNew} roles={codes.data.roles} onClose={() => setNew(false)} onMade={refresh} />
    </>
  );
}

interface CodeRowProps {
  readonly code: SchoolCode;
  readonly canChange: boolean;
  readonly isSwitching: boolean;
  readonly onAct: (kind: Act['kind']) => void;
  readonly onSwitchOn: () => void;
}

function CodeRow({ code: one, canChange, isSwitching, onAct, onSwitchOn }: CodeRowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { code, isActive, expiresAt, createdByName, switchedAt, switchedByName } = one;
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const made = format.date(one.createdAt);
  const lines = [
    createdByName
      ? t('Created by {{name}} on {{date}}', { name: createdByName, date: made })
      : t('Created with the school on {{date}}', { date: made }),
    t('used by {{count}} people', { count: one.useCount }),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.code}>{code}</p>
        <p className={classes.about}>{format.list(one.roles.map((role) => codeRoleName(role, t)))}</p>
        <p className={classes.about}>{lines.join(' · ')}</p>
        {expiresAt && (
          <p className={classes.about}>
            {isExpired
              ? t('Expired on {{date}}', { date: format.dateTime(expiresAt) })
              : t('Expires on {{date}}', { date: format.dateTime(expiresAt) })}
          </p>
        )}
        {switchedAt && switchedByName && (
          <p className={classes.about}>
            {isActive
              ? t('Switched on by {{name}} on {{date}}', {
                  name: switchedByName,
                  date: format.date(switchedAt),
                })
              : t('Switched off by {{name}} on {{date}}', {
                  name: switchedByName,
                  date: format.date(switchedAt),
                })}
          </p>
        )}
      </div>
      <div className={classes.end}>
        {isExpired ? (
          <Badge tone="warning">{t('Expired')}</Badge>
        ) : isActive ? (
          <Badge tone="success">{t('On')}</Badge>
        ) : (
          <Badge>{t('Off')}</Badge>
        )}
        {isActive && !isExpired && <CopyButton text={code} label={t('Copy {{code}}', { code })} />}
        {canChange && isActive && (
          <>
            <Button
              size="sm"
              variant="default"
              aria-label={t('Replace {{code}}', { code })}
              onClick={() => onAct('replace')}
            >
              {t('Replace')}
            </Button>
            <Button
              size="sm"
              variant="default"
              aria-label={t('Switch off {{code}}', { code })}
              onClick={() => onAct('off')}
            >
              {t('Switch off')}
            </Button>
          </>
        )}
        {canChange && !isActive && !isExpired && (
          <Button
            size="sm"
            variant="default"
            aria-label={t('Switch on {{code}}', { code })}
            loading={isSwitching}
            onClick={onSwitchOn}
          >
            {t('Switch on')}
          </Button>
        )}
      </div>
    </li>
  );
}
