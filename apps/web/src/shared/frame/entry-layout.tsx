import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#lib/session.ts';
import { BrandMark } from '#ui/display/brand-mark.tsx';
import { UnitLane } from '#ui/display/unit-lane.tsx';
import { Lanes } from '#ui/layout/lanes.tsx';
import classes from './entry-layout.module.css';
import { LanguageSelect } from './language-select.tsx';

interface EntryLayoutProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Room for two columns of fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The pages before signing in: brand and promise on a pine panel, the form beside it. */
export function EntryLayout({ title, description, isWide = false, children }: EntryLayoutProps) {
  const { t } = useTranslation();
  const { brandName } = useSession();
  return (
    <div className={classes.page}>
      <aside className={classes.ground}>
        <div className={classes.panel}>
          <Lanes className={classes.lanes} lanes={9} gap={44} />
          <div className={classes.head}>
            <a href="/" className={classes.brand}>
              <BrandMark size={40} onPanel />
              {brandName}
            </a>
            <LanguageSelect onPanel />
          </div>
          <div className={classes.promise}>
            <p className={classes.slogan}>{t('Every credit counts toward the next season.')}</p>
            <p className={classes.text}>
              {t('Courses, live teachers and an eligibility ledger that shows its arithmetic.')}
            </p>
          </div>
          <div className={classes.example}>
            <div className={classes.exampleHead}>
              <span>{t('Core courses, Division I')}</span>
              <span className={classes.onTrack}>
                <IconCircleCheckFilled size={18} aria-hidden="true" />
                {t('On track')}
              </span>
            </div>
            <UnitLane
              onPanel
              earned={9}
              projected={5}
              total={16}
              label={t('An example: 9 earned, 5 projected, 2 to plan')}
            />
            <ul className={classes.figures}>
              <li>{t('{{count}} earned', { count: 9 })}</li>
              <li>{t('{{count}} projected', { count: 5 })}</li>
              <li>{t('{{count}} to plan', { count: 2 })}</li>
            </ul>
          </div>
        </div>
      </aside>
      <main className={classes.main}>
        <div className={classes.content} data-wide={isWide || undefined}>
          <h1 className={classes.title}>{title}</h1>
          {description && <p className={classes.description}>{description}</p>}
          {children}
        </div>
      </main>
    </div>
  );
}
