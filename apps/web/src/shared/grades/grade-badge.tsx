import type { GradeBand } from '@fieldhouse/domain/grading/grade-band.ts';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '#ui/display/badge.tsx';

const TONES: Record<GradeBand, BadgeTone> = {
  success: 'success',
  secondary: 'primary',
  warning: 'warning',
  danger: 'danger',
};

/** A grade in the color of its band. The band comes from the unrounded share, the words may be rounded. */
export const GradeBadge = ({ band, children }: { band: GradeBand | null; children: ReactNode }) => (
  <Badge tone={band ? TONES[band] : 'neutral'}>{children}</Badge>
);
