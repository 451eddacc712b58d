import { ownValue } from '#contract/own-value.ts'
import { palette } from '#contract/palette.ts'

/** The usual swatches of color names; the owner can change them. */
const usual: Record<string, string> = {
  black: palette.ink,
  white: '#fbfaf7',
  ivory: '#f3ecdd',
  sand: '#d6c3a3',
  honey: '#c08a2b',
  tortoise: '#6b4526',
  brown: '#5d4030',
  gold: '#c9a24b',
  silver: '#b9bcc0',
  gray: '#8b8d90',
  grey: '#8b8d90',
  navy: '#22304d',
  blue: '#3b5f96',
  green: '#4b6b4d',
  red: '#a3262f',
  rose: '#d9a3a5',
}

/** The initial swatch of a color. */
export const colorHex = (name: string) => ownValue(usual, name.toLowerCase()) ?? '#8a5a2b'
