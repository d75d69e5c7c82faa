import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps extends ButtonProps {
  readonly text: string;
  /** What is copied, for those who hear the button without its surroundings. */
  readonly label: string;
}

export function CopyButton({ text, label, ...props }: CopyButtonProps) {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={isCopied ? undefined : label}
        leftSection={isCopied ? <IconCheck size={16} /> : <IconCopy size={16} />}
        onClick={async () => {
          await navigator.clipboard.writeText(text);
          setCopied(true);
          setTimeout(() => setCopied(false), 2_000);
        }}
        {...props}
      >
        {isCopied ? t('Copied') : t('Copy')}
      </Button>
      <span
        role="status"
        style={{
          position: 'absolute',
          clipPath: 'inset(50%)',
          inlineSize: 1,
          blockSize: 1,
          overflow: 'hidden',
        }}
      >
        {isCopied ? t('Copied') : ''}
      </span>
    </>
  );
}
