/** The color a grade is shown in; 'danger' is everything below 70 %. */
export type GradeBand = 'success' | 'secondary' | 'warning' | 'danger';

/**
 * The band of a grade: success from 90 %, secondary from 80 %, warning from 70 %, danger below.
 *
 * The unrounded ratio decides, so 89.66 % is secondary even where it is shown as 90 %.
 */
export function gradeBand(ratio: number): GradeBand {
  if (ratio >= 0.9) return 'success';
  if (ratio >= 0.8) return 'secondary';
  if (ratio >= 0.7) return 'warning';
  return 'danger';
}
