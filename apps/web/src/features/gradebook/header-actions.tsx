import { Button, Menu } from '@mantine/core';
import {
  IconAdjustments,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronDown,
  IconClipboardCheck,
  IconColumnInsertRight,
  IconFileSpreadsheet,
  IconFileTypeCsv,
  IconFileUpload,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/controls/links.tsx';
import type { CellSaver, SaverState } from './cell-saver.ts';
import type { GradebookCourse, Grid } from './gradebook-queries.ts';
import { SaveStatus } from './save-line.tsx';
import { useExport } from './use-files.ts';

interface HeaderActionsProps {
  readonly course: GradebookCourse;
  readonly grid: Grid;
  readonly saver: CellSaver;
  readonly state: SaverState;
  readonly onSetup: () => void;
  readonly onImport: () => void;
  readonly onColumn: () => void;
}

export function HeaderActions(props: HeaderActionsProps) {
  const { course, grid, saver, state, onSetup, onImport, onColumn } = props;
  const { t } = useTranslation();
  const file = useExport(course.courseId);
  const waiting = course.needsGradingCount;
  return (
    <>
      <SaveStatus saver={saver} state={state} />
      {grid.can.grade && (
        <>
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={18} stroke={1.7} />}
            disabled={state.undoCount === 0}
            onClick={() => saver.undo()}
          >
            {t('Undo')}
          </Button>
          {state.redoCount > 0 && (
            <Button
              variant="default"
              leftSection={<IconArrowForwardUp size={18} stroke={1.7} />}
              onClick={() => saver.redo()}
            >
              {t('Redo')}
            </Button>
          )}
        </>
      )}
      {grid.can.setUp && (
        <Button
          variant="default"
          leftSection={<IconColumnInsertRight size={18} stroke={1.7} />}
          onClick={onColumn}
        >
          {t('New column')}
        </Button>
      )}
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            loading={file.isPending}
            rightSection={<IconChevronDown size={16} stroke={1.7} />}
          >
            {t('More')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconFileTypeCsv size={18} stroke={1.7} />}
            onClick={() => file.save('csv')}
          >
            {t('Export as CSV')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconFileSpreadsheet size={18} stroke={1.7} />}
            onClick={() => file.save('xlsx')}
          >
            {t('Export for Excel')}
          </Menu.Item>
          {grid.can.grade && (
            <Menu.Item leftSection={<IconFileUpload size={18} stroke={1.7} />} onClick={onImport}>
              {t('Import grades')}
            </Menu.Item>
          )}
          {grid.can.setUp && (
            <Menu.Item leftSection={<IconAdjustments size={18} stroke={1.7} />} onClick={onSetup}>
              {t('Grading setup')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ButtonLink
        to="/teach/grading"
        search={{ course: course.courseId }}
        variant={waiting > 0 ? 'filled' : 'default'}
        leftSection={<IconClipboardCheck size={18} stroke={1.7} />}
      >
        {waiting > 0 ? t('Grade {{count}} waiting', { count: waiting }) : t('To grade')}
      </ButtonLink>
    </>
  );
}
