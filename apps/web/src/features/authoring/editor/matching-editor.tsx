import type { MatchingBody } from '@fieldhouse/contract/content.ts';
import { LINE_MAX_CHARACTERS, MATCHING_MAX_PAIRS } from '@fieldhouse/contract/limits.ts';
import { Button, Textarea } from '@mantine/core';
import { IconArrowsExchange, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '#shared/content/safe-html.tsx';
import { toast } from '#ui/feedback/toast.ts';
import classes from './editor.module.css';
import { AltDialog, PictureDialog } from './picture-dialog.tsx';
import { RowList } from './row-list.tsx';
import { newPartId } from './rubric.ts';

type Pair = MatchingBody['pairs'][number];
type Side = Pair['left'];

const EMPTY_SIDE: Side = { text: '', imageFileId: null, alt: null };
const newPair = (): Pair => ({ id: newPartId(), left: EMPTY_SIDE, right: EMPTY_SIDE });

interface MatchingEditorProps {
  readonly matching: MatchingBody | null;
  readonly courseId: string;
  readonly isEditable: boolean;
  readonly onChange: (matching: MatchingBody | null) => void;
}

/** The pairs of a matching activity, each side words, a picture, or both. */
export function MatchingEditor({ matching, courseId, isEditable, onChange }: MatchingEditorProps) {
  const { t } = useTranslation();
  if (!matching) {
    return isEditable ? (
      <Button
        size="sm"
        variant="default"
        leftSection={<IconArrowsExchange size={16} />}
        onClick={() => onChange({ v: 1, pairs: [newPair(), newPair()] })}
      >
        {t('Add a matching activity')}
      </Button>
    ) : (
      <p className={classes.hint}>{t('No matching activity.')}</p>
    );
  }
  return (
    <>
      <RowList
        label={t('Pairs')}
        rows={matching.pairs}
        onChange={(pairs) => onChange({ ...matching, pairs })}
        nameOf={(at) => t('Pair {{number}}', { number: at + 1 })}
        draw={(pair, change, at) => (
          <div className={classes.sides}>
            <SideField
              side={pair.left}
              label={t('Left side of pair {{number}}', { number: at + 1 })}
              courseId={courseId}
              isEditable={isEditable}
              onChange={(left) => change({ ...pair, left })}
            />
            <SideField
              side={pair.right}
              label={t('Right side of pair {{number}}', { number: at + 1 })}
              courseId={courseId}
              isEditable={isEditable}
              onChange={(right) => change({ ...pair, right })}
            />
          </div>
        )}
        blank={newPair}
        addLabel={t('Add pair')}
        most={MATCHING_MAX_PAIRS}
        isEditable={isEditable}
      />
      {isEditable && (
        <Button
          mt="sm"
          size="sm"
          variant="subtle"
          leftSection={<IconTrash size={16} />}
          onClick={() => {
            onChange(null);
            void toast({
              title: t('Matching activity removed'),
              tone: 'info',
              action: { label: t('Undo'), onClick: () => onChange(matching) },
            });
          }}
        >
          {t('Remove the matching activity')}
        </Button>
      )}
    </>
  );
}

interface SideFieldProps {
  readonly side: Side;
  readonly label: string;
  readonly courseId: string;
  readonly isEditable: boolean;
  readonly onChange: (side: Side) => void;
}

function SideField({ side, label, courseId, isEditable, onChange }: SideFieldProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'picture' | 'alt' | null>(null);
  const { text, imageFileId, alt, figure } = side;
  return (
    <div>
      <Textarea
        autosize
        minRows={1}
        maxRows={5}
        aria-label={label}
        maxLength={LINE_MAX_CHARACTERS}
        readOnly={!isEditable}
        value={text}
        onChange={(event) => onChange({ ...side, text: event.currentTarget.value })}
      />
      {figure && (
        <div className={classes.sidePicture}>
          <Figure svg={figure} />
        </div>
      )}
      {imageFileId && (
        <div className={classes.sidePicture}>
          <img src={`/lesson-images/${imageFileId}`} alt={alt ?? ''} />
          <p className={classes.hint}>{alt}</p>
        </div>
      )}
      {isEditable && (
        <div className={classes.sideActs}>
          {imageFileId ? (
            <>
              <Button size="compact-sm" variant="subtle" onClick={() => setAsked('alt')}>
                {t('Change the description')}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('Remove the picture: {{side}}', { side: label })}
                onClick={() => onChange({ ...side, imageFileId: null, alt: null })}
              >
                {t('Remove the picture')}
              </Button>
            </>
          ) : (
            <Button
              size="compact-sm"
              variant="subtle"
              leftSection={<IconPhotoPlus size={16} />}
              aria-label={t('Add a picture: {{side}}', { side: label })}
              onClick={() => setAsked('picture')}
            >
              {t('Add a picture')}
            </Button>
          )}
          {figure && (
            <Button size="compact-sm" variant="subtle" onClick={() => onChange({ ...side, figure: null })}>
              {t('Remove the drawing')}
            </Button>
          )}
        </div>
      )}
      {asked === 'picture' && (
        <PictureDialog
          courseId={courseId}
          onAdd={(picture) => {
            setAsked(null);
            onChange({ ...side, imageFileId: picture.fileId, alt: picture.alt });
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'alt' && (
        <AltDialog
          alt={alt ?? ''}
          onSave={(next) => {
            setAsked(null);
            onChange({ ...side, alt: next });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
