import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The single accent colour: the green of the tracking page and the documentation. */
const green: MantineColorsTuple = [
  '#e9f7f0',
  '#d3ecdf',
  '#a6dabf',
  '#75c89d',
  '#4cc38a',
  '#2aa26c',
  '#158a5b',
  '#0b7a53',
  '#086142',
  '#054a32',
];

/** Surfaces of the dark theme: the same green-black ink as the text of the light one. */
const dark: MantineColorsTuple = [
  '#e6ece9',
  '#b9c5bf',
  '#95a39c',
  '#6d7c75',
  '#3a4742',
  '#2b3632',
  '#202a26',
  '#161d1a',
  '#101613',
  '#0a0f0d',
];

const gray: MantineColorsTuple = [
  '#f7f9f7',
  '#eff3f0',
  '#e2e8e4',
  '#d3dbd6',
  '#b6c1bb',
  '#94a19a',
  '#66736c',
  '#4d5a53',
  '#333f39',
  '#17211c',
];

export const theme = createTheme({
  primaryColor: 'green',
  // White text on this colour is readable in both themes.
  primaryShade: 7,
  colors: { green, dark, gray },
  black: '#17211c',
  fontFamily: "'Hind Siliguri', system-ui, 'Noto Sans Bengali', sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'md' } },
    TextInput: { defaultProps: { size: 'md', withAsterisk: false } },
    PasswordInput: { defaultProps: { size: 'md', withAsterisk: false } },
    NativeSelect: { defaultProps: { size: 'md' } },
    // Without a role, because the header of a dialog is not the banner of the page.
    Modal: { defaultProps: { centered: true, radius: 'lg', attributes: { header: { role: 'presentation' } } } },
  },
});
