import { useTranslation } from 'react-i18next';
import { SafeHtml } from '#shared/content/safe-html.tsx';
import classes from './post.module.css';

interface PostContentProps {
  /** Sanitised HTML. */
  readonly html: string;
  /** Who is named without a name: somebody who has left, unless something else is meant. */
  readonly nobody?: string;
}

/** The words of a post. */
export function PostContent({ html, nobody }: PostContentProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.content}>
      <SafeHtml html={html} nobody={nobody ?? t('Former member')} />
    </div>
  );
}
