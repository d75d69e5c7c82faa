import type { ReactNode } from 'react';
import classes from './notice.module.css';

interface NoticeProps {
  readonly children: ReactNode;
  readonly tone?: 'info' | 'warning' | 'danger' | 'success';
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
}

/** Something to know, in place and for as long as it holds. */
export const Notice = ({ children, tone = 'info', icon, title }: NoticeProps) => (
  <div className={classes.notice} data-tone={tone}>
    {icon}
    <div>
      {title && <p className={classes.title}>{title}</p>}
      <div>{children}</div>
    </div>
  </div>
);
