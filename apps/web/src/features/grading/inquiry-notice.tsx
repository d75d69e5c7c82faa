import { IconMessageQuestion } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { TextLink } from '#ui/controls/links.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { Work } from './grading-queries.ts';
import classes from './work-page.module.css';

/** The question about this grade that waits for an answer. */
export function InquiryNotice({ inquiry }: { inquiry: NonNullable<Work['inquiry']> }) {
  const { t } = useTranslation();
  const format = useFormat();
  const when = format.date(inquiry.askedAt);
  return (
    <Notice
      icon={<IconMessageQuestion size={20} stroke={1.7} aria-hidden="true" />}
      title={
        inquiry.criterionName
          ? t('A question about “{{criterion}}”', { criterion: inquiry.criterionName })
          : t('A question about this grade')
      }
    >
      <blockquote className={classes.question}>{inquiry.text}</blockquote>
      {inquiry.askedByName
        ? t('{{name}} asked on {{when}}. An answer is due by {{due}}.', {
            name: inquiry.askedByName,
            when,
            due: format.date(inquiry.dueAt),
          })
        : t('Asked on {{when}}. An answer is due by {{due}}.', {
            when,
            due: format.date(inquiry.dueAt),
          })}{' '}
      <TextLink to="/teach/inbox" search={{ tab: 'questions' }}>
        {t('Answer it')}
      </TextLink>
    </Notice>
  );
}
