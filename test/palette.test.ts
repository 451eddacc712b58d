import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { darkPalette, palette, paletteCss } from '#contract/palette.ts'

const source = 'contract/palette.ts'
const folders = ['adapters', 'app', 'contract', 'emails', 'modules', 'sandbox', 'server']

test('the colors of the palette appear in no other file', () => {
  const files = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' }).split('\n')
  const colors = [
    ...Object.values(palette),
    ...Object.values(darkPalette),
    paletteCss().match(/--ink-rgb: ([\d ]+)/)?.[1],
  ]
  const copies = files
    .filter(
      (file) => /\.(css|svg|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== source && existsSync(file),
    )
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8').toLowerCase()
      return colors.filter((color) => text.includes(String(color))).map((color) => `${color} in ${file}`)
    })
  expect(copies).toEqual([])
})

test('every color is a custom property of the stylesheets', () => {
  expect(paletteCss()).toContain('--color-paper: #f6f2eb;')
  expect(paletteCss()).toContain('--color-line-strong: #877d70;')
  expect(paletteCss()).toContain('--ink-rgb: 27 25 26;')
})
