import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from './two-factor-page.module.css';

/** The code's squares as lines of one path, drawn from the library's matrix and not from its markup. */
async function drawPath(text: string) {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row + 0.5}h1`;
    }
  }
  return { path, size: modules.size };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: () => drawPath(text),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (!data) return <Skeleton height={184} width={184} />;
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${data.size} ${data.size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={data.path} strokeWidth="1" />
    </svg>
  );
}
