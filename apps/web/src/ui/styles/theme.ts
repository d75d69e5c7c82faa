import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';
import controls from '#ui/controls/controls.module.css';

/** Raw material for Mantine's own variables. Screens use the roles of tokens.css instead. */
const pine: MantineColorsTuple = [
  '#EEF6F2',
  '#D8EBE3',
  '#B4D8CA',
  '#8AC2AE',
  '#5CA88F',
  '#388F74',
  '#22785F',
  '#186A55',
  '#0F5C4D',
  '#083D34',
];
const amber: MantineColorsTuple = [
  '#FFF6E5',
  '#FFE8C2',
  '#FFD796',
  '#FDC462',
  '#F8B13B',
  '#F2A31B',
  '#CF8410',
  '#A4650A',
  '#7F4C05',
  '#5C3A00',
];
const warmGray: MantineColorsTuple = [
  '#FAF6EE',
  '#F6F1E7',
  '#EFEAE0',
  '#E4DFD3',
  '#D5CEBF',
  '#8F8675',
  '#696257',
  '#524D44',
  '#36322C',
  '#1F1E1B',
];
const dark: MantineColorsTuple = [
  '#F3F0E9',
  '#C3BFB4',
  '#A8A397',
  '#77827B',
  '#2D3531',
  '#1F2622',
  '#191F1C',
  '#101513',
  '#0C100E',
  '#080B0A',
];

const solid = '1px solid transparent';

/** Every button, in roles: so both color schemes and every tint are measured once, in tokens.css. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const role =
    color === 'red' ? 'danger' : color === 'amber' ? 'accent' : color === 'gray' ? 'neutral' : 'primary';
  switch (variant) {
    case 'filled':
      if (role === 'danger') {
        return {
          background: 'var(--danger-fill)',
          hover: 'var(--danger-fill)',
          color: 'var(--on-danger-fill)',
          border: solid,
        };
      }
      if (role === 'accent') {
        return {
          background: 'var(--accent)',
          hover: 'var(--accent)',
          color: 'var(--on-accent)',
          border: solid,
        };
      }
      return {
        background: 'var(--primary)',
        hover: 'var(--primary-hover)',
        color: 'var(--on-primary)',
        border: solid,
      };
    case 'light':
      return {
        background: `var(--${role}-tint)`,
        hover: `var(--${role}-tint)`,
        color: `var(--on-${role}-tint)`,
        border: solid,
      };
    case 'subtle':
    case 'transparent': {
      const ink =
        role === 'danger' ? 'var(--on-danger-tint)' : role === 'neutral' ? 'var(--ink-2)' : 'var(--link)';
      const hover = variant === 'subtle' ? 'var(--surface-sunk)' : 'transparent';
      return { background: 'transparent', hover, color: ink, border: solid };
    }
    case 'white':
      return {
        background: 'var(--panel-button)',
        hover: 'var(--panel-button)',
        color: 'var(--on-panel-button)',
        border: solid,
      };
    case 'panel':
      return {
        background: 'transparent',
        hover: 'var(--panel-2)',
        color: 'var(--on-panel)',
        border: '1px solid var(--on-panel-2)',
      };
    default:
      return {
        background: 'var(--surface)',
        hover: 'var(--surface-hover)',
        color: 'var(--ink)',
        border: '1px solid var(--line-strong)',
      };
  }
};

const inputs = {
  input: controls.input,
  label: controls.label,
  description: controls.description,
  error: controls.error,
};

export const theme = createTheme({
  colors: { pine, amber, gray: warmGray, dark },
  primaryColor: 'pine',
  primaryShade: { light: 8, dark: 7 },
  white: '#FFFFFF',
  black: '#1F1E1B',
  fontFamily: 'var(--font-ui)',
  fontSizes: { xs: '0.78125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  lineHeights: { xs: '1.28', sm: '1.43', md: '1.6', lg: '1.6', xl: '1.4' },
  headings: {
    fontFamily: 'var(--font-head)',
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.625rem, 1.2rem + 1.2vw, 2rem)', lineHeight: '1.19' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4', fontWeight: '640' },
      h3: { fontSize: '1rem', lineHeight: '1.5', fontWeight: '640' },
    },
  },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: { sm: 'var(--shadow-1)', md: 'var(--shadow-2)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  variantColorResolver,
  // Plain objects: Component.extend() would put every component named here into the first download.
  components: {
    Button: {
      defaultProps: { radius: 999, size: 'md' },
      classNames: { root: controls.button, label: controls.buttonLabel, loader: controls.buttonLoader },
    },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 40, radius: 999 },
    },
    Anchor: { classNames: { root: controls.anchor }, defaultProps: { underline: 'hover' } },
    InputWrapper: { classNames: inputs },
    Input: { classNames: { input: controls.input } },
    TextInput: { classNames: inputs },
    PasswordInput: { classNames: { ...inputs, innerInput: controls.innerInput } },
    Textarea: { classNames: inputs },
    NativeSelect: { classNames: inputs },
    Select: { classNames: { ...inputs, dropdown: controls.dropdown } },
    Checkbox: { classNames: { input: controls.check, error: controls.error } },
    Radio: { classNames: { radio: controls.check, error: controls.error } },
    Menu: {
      defaultProps: { shadow: 'md', radius: 'lg', position: 'bottom-end', offset: 8 },
      classNames: { dropdown: controls.dropdown, item: controls.menuItem, label: controls.menuLabel },
    },
    Table: {
      classNames: {
        thead: controls.tableHead,
        th: controls.tableHeader,
        td: controls.tableCell,
        tr: controls.tableRow,
      },
    },
    Tabs: { classNames: { tab: controls.tab, list: controls.tabList } },
    SegmentedControl: {
      defaultProps: { radius: 999 },
      classNames: {
        root: controls.segments,
        indicator: controls.segmentIndicator,
        label: controls.segmentLabel,
      },
    },
    Skeleton: { classNames: { root: controls.skeleton }, defaultProps: { radius: 'md' } },
    Tooltip: { classNames: { tooltip: controls.tooltip } },
  },
});

/** Mantine's own variables, in roles. Its provider writes them last, so a stylesheet could not override them. */
const roles = {
  '--mantine-color-body': 'var(--page)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--link)',
  '--mantine-color-error': 'var(--on-danger-tint)',
  '--mantine-color-success': 'var(--on-success-tint)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--surface-hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-disabled': 'var(--track)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-filled-hover': 'var(--primary-hover)',
  '--mantine-primary-color-light': 'var(--primary-tint)',
  '--mantine-primary-color-light-hover': 'var(--primary-tint)',
  '--mantine-primary-color-light-color': 'var(--on-primary-tint)',
  '--mantine-color-pine-filled': 'var(--primary)',
  '--mantine-color-pine-filled-hover': 'var(--primary-hover)',
  '--mantine-color-pine-light': 'var(--primary-tint)',
  '--mantine-color-pine-light-hover': 'var(--primary-tint)',
  '--mantine-color-pine-light-color': 'var(--on-primary-tint)',
};

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: roles,
  dark: roles,
});
