import {
  IconAt,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './text-box.module.css';

export type Format =
  | 'bold'
  | 'italic'
  | 'link'
  | 'list'
  | 'numbers'
  | 'quote'
  | 'code'
  | 'formula'
  | 'mention';

interface FormatBarProps {
  /** What the tools are for: the text's name. */
  readonly label: string;
  readonly onFormat: (what: Format) => void;
}

/** The tools of a text: one stop for Tab, arrows within. */
export function FormatBar({ label, onFormat }: FormatBarProps) {
  const { t } = useTranslation();
  const [reached, setReached] = useState(0);
  const tools = [
    { what: 'bold', name: t('Bold'), Icon: IconBold },
    { what: 'italic', name: t('Italic'), Icon: IconItalic },
    { what: 'link', name: t('Link'), Icon: IconLink },
    { what: 'list', name: t('List'), Icon: IconList },
    { what: 'numbers', name: t('Numbered list'), Icon: IconListNumbers },
    { what: 'quote', name: t('Quote'), Icon: IconBlockquote },
    { what: 'code', name: t('Code'), Icon: IconCode },
    { what: 'formula', name: t('Formula'), Icon: IconMathFunction },
    { what: 'mention', name: t('Mention someone'), Icon: IconAt },
  ] as const;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: tools.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (reached + (step ?? 0) + tools.length) % tools.length;
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div
      className={classes.bar}
      role="toolbar"
      aria-label={t('Tools: {{text}}', { text: label })}
      onKeyDown={onKeyDown}
    >
      {tools.map(({ what, name, Icon }, at) => (
        <button
          key={what}
          type="button"
          className={classes.tool}
          aria-label={name}
          title={name}
          tabIndex={at === reached ? 0 : -1}
          onFocus={() => setReached(at)}
          // The chosen words stay chosen.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onFormat(what)}
        >
          <Icon size={18} stroke={1.7} aria-hidden="true" />
        </button>
      ))}
    </div>
  );
}
