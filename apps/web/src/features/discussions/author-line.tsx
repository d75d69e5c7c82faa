import type { Post } from '@fieldhouse/contract/discussion-post.ts';
import { IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import classes from './post.module.css';

interface AuthorLineProps {
  readonly author: Post['author'];
  readonly at: string;
  readonly size?: number;
  /** After the date: whom it answers, that it was changed. */
  readonly children?: ReactNode;
}

/** Who wrote something, and when. */
export function AuthorLine({ author, at, size = 40, children }: AuthorLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const name = author.name ?? t('Former member');
  return (
    <div className={classes.author}>
      <Avatar name={name} size={size} />
      <div className={classes.who}>
        <span className={classes.name}>
          {name}
          {author.isStaff && (
            <Badge tone="primary" icon={<IconSchool />}>
              {t('Teacher')}
            </Badge>
          )}
        </span>
        <span className={classes.meta}>
          <time dateTime={at} title={format.dateTime(at)}>
            {format.relative(at, Date.now())}
          </time>
          {children}
        </span>
      </div>
    </div>
  );
}
