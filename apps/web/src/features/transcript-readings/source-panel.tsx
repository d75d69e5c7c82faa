import { type Place, placesOf } from '@fieldhouse/domain/transcripts/places.ts';
import type { ParsedTranscript } from '@fieldhouse/domain/transcripts/transcript.ts';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/layout/card.tsx';
import type { Entry, Reading } from './reading-queries.ts';
import classes from './readings.module.css';

interface SourcePanelProps {
  readonly reading: Reading;
  readonly entries: readonly Entry[];
  readonly openRow: number | null;
  readonly onOpen: (row: number) => void;
}

/** The text of the document, line by line. What was read is marked where it stands; a line and its row have one number. */
export function SourcePanel({ reading, entries, openRow, onOpen }: SourcePanelProps) {
  const { t } = useTranslation();
  const { lines, parsed } = reading;
  const places = useMemo(
    () => placesOf({ ...parsed, flags: [] } as ParsedTranscript, lines),
    [parsed, lines],
  );
  const flagged = new Set(parsed.flags.map(({ line }) => line));
  const openLine = openRow === null ? null : (entries[openRow]?.line ?? null);
  const opened = useRef<HTMLLIElement>(null);
  // Follows the row that is open beside it.
  useEffect(() => {
    if (openLine !== null) opened.current?.scrollIntoView({ block: 'nearest' });
  }, [openLine]);
  return (
    <Card flush title={t('Source text')} description={t('Exactly as the document says it.')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys */}
      <section className={classes.source} tabIndex={0} aria-label={t('Source text')}>
        <ol className={classes.lines}>
          {lines.map((text, index) => {
            const line = index + 1;
            const rows = entries.flatMap((entry, at) => (entry.line === line ? [at] : []));
            const isOpen = line === openLine;
            return (
              <li
                // Lines have no other name than their number.
                key={line}
                ref={isOpen ? opened : undefined}
                className={classes.line}
                data-open={isOpen || undefined}
                data-flagged={flagged.has(line) || undefined}
                data-used={places.has(line) || undefined}
              >
                <span className={classes.lineNumber}>{line}</span>
                <span className={classes.lineRows}>
                  {rows.map((row) => (
                    <button
                      key={row}
                      type="button"
                      className={classes.rowNumber}
                      aria-label={t('Row {{row}}: {{title}}', {
                        row: row + 1,
                        title: entries[row]?.title ?? '',
                      })}
                      onClick={() => onOpen(row)}
                    >
                      {row + 1}
                    </button>
                  ))}
                </span>
                <span className={classes.lineText} dir="auto">
                  <Marked text={text} places={places.get(line) ?? []} />
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      <p className={classes.legend}>
        <span>
          <mark data-kind="title">{t('Course')}</mark>
        </span>
        <span>
          <mark data-kind="total">{t('Student and totals')}</mark>
        </span>
        <span>{t('Gray lines aren’t used')}</span>
      </p>
    </Card>
  );
}

function Marked({ text, places }: { text: string; places: readonly Place[] }) {
  const parts = places.flatMap(({ kind, start, end }, at) => [
    text.slice(places[at - 1]?.end ?? 0, start),
    <mark key={start} data-kind={kind}>
      {text.slice(start, end)}
    </mark>,
  ]);
  return (
    <>
      {parts}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
}
