import { IconFileTypePdf, IconLink, IconPhoto, IconVideo } from '@tabler/icons-react';
import type { ResourceLine } from './resource-queries.ts';

const ICONS = { pdf: IconFileTypePdf, video: IconVideo, image: IconPhoto, link: IconLink };

/** What kind of thing it is; the word stands beside it. */
export function TypeIcon({ type, size = 24 }: { type: ResourceLine['type']; size?: number }) {
  const Icon = ICONS[type];
  return <Icon size={size} stroke={1.7} aria-hidden="true" />;
}
