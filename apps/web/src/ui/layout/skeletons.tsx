import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import cardClasses from './card.module.css';
import classes from './page.module.css';

/** Says that something is coming to those who don't see the shapes. */
function Loading({ children, isPage }: { children: React.ReactNode; isPage?: true }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('Loading...')} data-loads-page={isPage}>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const range = (count: number) => Array.from({ length: count }, (_, at) => at);

export const CardSkeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className={cardClasses.card}>
    <Skeleton height={24} width="45%" mb={20} />
    {range(lines).map((line) => (
      <Skeleton key={line} height={14} width={`${92 - line * 14}%`} mb={12} />
    ))}
  </div>
);

export const HeaderSkeleton = () => (
  <div style={{ marginBlockEnd: 24 }}>
    <Skeleton height={34} width="min(320px, 70%)" mb={12} />
    <Skeleton height={16} width="min(420px, 90%)" />
  </div>
);

/** A page of cards, shown while its route is loading. */
export const PageSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <Loading isPage>
    <HeaderSkeleton />
    <div className={classes.grid}>
      {range(cards).map((card) => (
        <CardSkeleton key={card} />
      ))}
    </div>
  </Loading>
);

/** A list or table inside a card. */
export const RowsSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <Loading>
    {range(rows).map((row) => (
      <div key={row} style={{ display: 'flex', gap: 16, padding: '16px 24px', alignItems: 'center' }}>
        <Skeleton height={36} width={36} />
        <div style={{ flex: 1 }}>
          <Skeleton height={14} width="40%" mb={8} />
          <Skeleton height={12} width="65%" />
        </div>
        <Skeleton height={24} width={80} />
      </div>
    ))}
  </Loading>
);
