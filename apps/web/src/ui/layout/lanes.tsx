/** The bend of a running track: an ornament for the bottom right of a pine panel, never behind text. */
export function Lanes({
  className,
  lanes = 6,
  gap = 26,
}: {
  className?: string | undefined;
  lanes?: number;
  gap?: number;
}) {
  const outer = lanes * gap + 24;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${outer * 1.12} ${outer}`}
      fill="none"
      stroke="var(--panel-lane)"
      strokeWidth="2"
      aria-hidden="true"
      preserveAspectRatio="xMaxYMax meet"
    >
      {Array.from({ length: lanes }, (_, lane) => {
        const inset = 1 + lane * gap;
        const radius = Math.max(outer - inset - gap * 0.9, 18);
        return (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its lines never move
            key={lane}
            d={`M${inset} ${outer + 2}V${inset + radius}A${radius} ${radius} 0 0 1 ${inset + radius} ${inset}H${outer * 1.12 + 2}`}
          />
        );
      })}
    </svg>
  );
}
