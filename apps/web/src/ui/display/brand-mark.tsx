import { useId } from 'react';

/** Three lanes of a track. On a pine panel the tile around them is left out. */
export function BrandMark({ size = 36, onPanel = false }: { size?: number; onPanel?: boolean }) {
  const clip = useId();
  return (
    <svg width={size} height={size} viewBox="0 0 36 36" fill="none" strokeWidth="4" aria-hidden="true">
      <clipPath id={clip}>
        <rect width="36" height="36" rx="10" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {!onPanel && <path fill="var(--panel)" d="M0 0h36v36H0z" />}
        <path
          stroke="var(--on-panel)"
          d="M-2 32v-5A19 19 0 0 1 17 8h20M15.5 38v-4.500A9.500 9.500 0 0 1 25 24h12"
        />
        <path stroke="var(--s2)" d="M7 38v-8a14 14 0 0 1 14-14h16" />
      </g>
    </svg>
  );
}
