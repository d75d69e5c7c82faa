import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast } from '#ui/feedback/toast.ts';
import classes from './editor.module.css';

interface RowListProps<Row> {
  /** Names the list for those who don't see it. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: Row[]) => void;
  /** The name of a row: "Objective 2". */
  readonly nameOf: (at: number) => string;
  readonly draw: (row: Row, change: (row: Row) => void, at: number) => ReactNode;
  readonly blank: () => Row;
  readonly addLabel: string;
  readonly most: number;
  readonly isEditable: boolean;
  /** Said where there is no row. */
  readonly empty?: string;
}

/** Rows that can be added, removed with undo, and moved up and down. The focus goes with the row that moves. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { label, rows, onChange, nameOf, draw, blank, addLabel, most, isEditable, empty } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  // Undo comes later, and goes on from what stands there then.
  const latest = useRef({ rows, onChange });
  latest.current = { rows, onChange };

  /** Draws the change at once, so that what is typed next already goes to the row. */
  const changeAndFocus = (next: Row[], at: number, part: string) => {
    flushSync(() => onChange(next));
    const row = list.current?.children[at];
    const found = row?.querySelector<HTMLElement>(part);
    const isUsable = found && !(found instanceof HTMLButtonElement && found.disabled);
    (isUsable ? found : row?.querySelector<HTMLElement>('input, textarea, button'))?.focus();
  };
  const move = (from: number, to: number) => {
    const next = [...rows];
    next.splice(to, 0, ...next.splice(from, 1));
    changeAndFocus(next, to, to < from ? '[data-act="up"]' : '[data-act="down"]');
  };
  /** Enter in a line begins the next one; with Shift it breaks the line, where a line may break. */
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const { target, nativeEvent } = event;
    const isLine =
      target instanceof HTMLInputElement ||
      (target instanceof HTMLTextAreaElement && target.dataset.line !== undefined);
    if (event.key !== 'Enter' || event.shiftKey || nativeEvent.isComposing || !isLine || !isEditable) return;
    event.preventDefault();
    if (rows.length < most) changeAndFocus(rows.toSpliced(at + 1, 0, blank()), at + 1, 'input, textarea');
  };
  const remove = (at: number) => {
    const row = rows[at] as Row;
    const rest = rows.filter((_, other) => other !== at);
    changeAndFocus(rest, Math.min(at, rest.length - 1), '[data-act="remove"]');
    void toast({
      title: t('{{name}} removed', { name: nameOf(at) }),
      tone: 'info',
      action: {
        label: t('Undo'),
        onClick: () => latest.current.onChange(latest.current.rows.toSpliced(at, 0, row)),
      },
    });
  };

  return (
    <div>
      {rows.length === 0 && empty && <p className={classes.hint}>{empty}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari takes it for no list */}
      <ul ref={list} className={classes.rows} role="list" aria-label={label}>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are their position
          <li key={at} className={classes.row}>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: hears Enter from the fields in it */}
            <div className={classes.rowFields} onKeyDown={(event) => onKeyDown(event, at)}>
              {draw(row, (next) => onChange(rows.with(at, next)), at)}
            </div>
            {isEditable && (
              <div className={classes.rowActs}>
                <ActionIcon
                  variant="subtle"
                  data-act="up"
                  aria-label={t('Move {{name}} up', { name: nameOf(at) })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <IconArrowUp size={18} stroke={1.7} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  data-act="down"
                  aria-label={t('Move {{name}} down', { name: nameOf(at) })}
                  disabled={at === rows.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <IconArrowDown size={18} stroke={1.7} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  data-act="remove"
                  aria-label={t('Remove {{name}}', { name: nameOf(at) })}
                  onClick={() => remove(at)}
                >
                  <IconTrash size={18} stroke={1.7} />
                </ActionIcon>
              </div>
            )}
          </li>
        ))}
      </ul>
      {isEditable && (
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPlus size={16} />}
          disabled={rows.length >= most}
          onClick={() => changeAndFocus([...rows, blank()], rows.length, 'input, textarea')}
        >
          {addLabel}
        </Button>
      )}
    </div>
  );
}
