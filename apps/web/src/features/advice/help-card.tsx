import { IconHeartHandshake } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from './advice.module.css';
import type { Help } from './advice-queries.ts';

interface HelpCardProps {
  /** `toldCount` is null while nobody knows yet. */
  readonly help: Omit<Help, 'toldCount'> & { readonly toldCount: number | null };
  readonly isMine: boolean;
}

/** Whom to call, at once and above all else. */
export function HelpCard({ help, isMine }: HelpCardProps) {
  const { t } = useTranslation();
  return (
    <div role={isMine ? 'alert' : undefined}>
      <Notice
        tone="danger"
        icon={<IconHeartHandshake size={20} aria-hidden="true" />}
        title={
          isMine
            ? t('You are not alone with this. Talk to somebody now.')
            : t('Words of danger were found here.')
        }
      >
        {isMine && (
          <p>
            {t(
              'If you are in danger right now, call 911 in the United States, Canada or Mexico, 112 in Europe.',
            )}
          </p>
        )}
        <ul className={classes.lines}>
          {help.lines.map(({ name, phone, text, country, source }) => (
            <li key={`${country} ${name}`}>
              <strong>
                <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
              </strong>{' '}
              {name} ({country}){text && <>, {t('calls and texts')}</>}{' '}
              <a href={source} target="_blank" rel="noreferrer">
                {t('Website')}
              </a>
            </li>
          ))}
        </ul>
        {isMine &&
          help.toldCount !== null &&
          (help.toldCount > 0 ? (
            <p>
              {t('{{count}} adults of your school have been told, so that somebody comes to you.', {
                count: help.toldCount,
              })}
            </p>
          ) : (
            <p>{t('Nobody else has been told. Please talk to an adult whom you trust.')}</p>
          ))}
      </Notice>
    </div>
  );
}
