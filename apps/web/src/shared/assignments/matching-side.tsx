import { useTranslation } from 'react-i18next';
import { Figure } from '#shared/content/safe-html.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import classes from './matching-side.module.css';

interface SideItem {
  readonly id: string;
  readonly text: string;
  readonly alt: string | null;
  readonly figure: string | null;
  readonly imageUrl: string | null;
}

/** What one side of a pair shows: a drawing or a picture, and words. */
export function MatchingSide({ item: { text, alt, figure, imageUrl } }: { item: SideItem }) {
  return (
    <>
      {figure && (
        <span className={classes.figure}>
          <Figure svg={figure} />
        </span>
      )}
      {imageUrl && <img className={classes.picture} src={imageUrl} alt={alt ?? ''} />}
      {text || (imageUrl ? null : alt)}
    </>
  );
}

/** The columns of a matching activity for those who can't answer it. */
export function MatchingColumns({
  lefts,
  rights,
}: {
  lefts: readonly SideItem[];
  rights: readonly SideItem[];
}) {
  const { t } = useTranslation();
  return (
    <Card
      title={t('Matching activity')}
      aside={<Badge>{t('{{count}} pairs', { count: lefts.length })}</Badge>}
    >
      <div className={classes.columns}>
        {[lefts, rights].map((items, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the left and the right side
          <ul key={side}>
            {items.map((item) => (
              <li key={item.id}>
                <MatchingSide item={item} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Card>
  );
}
