import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const styles = path.join(root, '../../node_modules/@mantine/core/styles');

/** Components that are drawn with the styles of another one, or with several. */
const DRAWN_WITH: Record<string, readonly string[]> = {
  TextInput: ['Input'],
  Textarea: ['Input'],
  NativeSelect: ['Input'],
  InputBase: ['Input'],
  InputWrapper: ['Input'],
  PasswordInput: ['PasswordInput', 'Input', 'ActionIcon'],
  Select: ['Combobox', 'Input', 'Popover', 'ScrollArea'],
  MultiSelect: ['Combobox', 'Input', 'Popover', 'ScrollArea', 'PillsInput', 'Pill'],
  Menu: ['Menu', 'Popover'],
  NumberInput: ['NumberInput', 'Input'],
};

/** Every style that is loaded before a page is drawn. */
const everywhere = ['mantine-entry-styles.ts', 'mantine-app-styles.ts']
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

const stylesOf = (component: string) =>
  DRAWN_WITH[component] ?? (existsSync(path.join(styles, `${component}.css`)) ? [component] : []);

it('loads the styles of every Mantine component that is used', () => {
  const missing = globSync('src/**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    const imported = /import \{([^}]+)\} from '@mantine\/core'/.exec(source)?.[1] ?? '';
    const components = imported.split(',').map((name) => name.trim().split(' ')[0] ?? '');
    return components
      .flatMap(stylesOf)
      .filter((style) => !`${everywhere}\n${source}`.includes(`/styles/${style}.layer.css`))
      .map((style) => `${file}: ${style}`);
  });
  expect(missing).toEqual([]);
});
