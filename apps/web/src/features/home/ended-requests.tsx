import type { OwnRequest } from '@fieldhouse/contract/account-approvals.ts';
import { IconClockX, IconDoorOff, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './home.module.css';

/** Memberships that open nothing: refused, suspended or ended, with what the school said, or not decided on in time. */
export function EndedRequests({ requests }: { requests: readonly OwnRequest[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  return requests
    .filter(({ status }) => status !== 'waiting')
    .map(({ membershipId, schoolName: school, role, status, endedAt, reason }) => {
      const date = endedAt ? format.date(endedAt) : '';
      if (status === 'suspended' || status === 'ended') {
        const isSuspended = status === 'suspended';
        return (
          <Notice
            key={membershipId}
            tone="warning"
            icon={isSuspended ? <IconPlayerPause /> : <IconDoorOff />}
            title={
              isSuspended
                ? t('{{school}} has suspended your membership', { school })
                : t('Your membership at {{school}} has ended', { school })
            }
          >
            {reason && <p className={classes.noticeText}>{t('Reason given: {{reason}}', { reason })}</p>}
            <p className={classes.noticeText}>
              {isSuspended
                ? role === 'parent'
                  ? t('Since {{date}}. Ask the school: it can reactivate you.', { date })
                  : t('Since {{date}}. Your work is kept. Ask the school: it can reactivate you.', { date })
                : role === 'parent'
                  ? t('On {{date}}. If you think it’s a mistake, ask the school.', { date })
                  : t('On {{date}}. Your work is kept. If you think it’s a mistake, ask the school.', {
                      date,
                    })}
            </p>
          </Notice>
        );
      }
      return status === 'refused' ? (
        <Notice
          key={membershipId}
          tone="danger"
          icon={<IconDoorOff />}
          title={t('{{school}} did not confirm your account', { school })}
        >
          {reason && <p className={classes.noticeText}>{t('Reason given: {{reason}}', { reason })}</p>}
          <p className={classes.noticeText}>
            {t('Decided on {{date}}. If you think it’s a mistake, ask the school: it can reverse this.', {
              date,
            })}
          </p>
        </Notice>
      ) : (
        <Notice
          key={membershipId}
          tone="warning"
          icon={<IconClockX />}
          title={t('{{school}} did not confirm you in time', { school })}
        >
          <p className={classes.noticeText}>
            {t(
              'Your 14 days ended on {{date}}. Your work is kept. Ask the school: it can still confirm you.',
              {
                date,
              },
            )}
          </p>
        </Notice>
      );
    });
}
