import { fontFiles } from '#app/brand/font-files.server.ts'
import display from '#app/styles/fonts/display.woff2?inline'
import text from '#app/styles/fonts/text.woff2?inline'
import { brandProperties } from '#contract/brand/brand-style.ts'
import { type FontPair, fontPairs } from '#contract/brand/font-pairs.ts'
import { logoProperties } from '#contract/brand/logo-style.ts'
import { paletteCss } from '#contract/palette.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { rateClasses, shippingClasses } from './amounts.tsx'
import { payFields } from './pay-field.tsx'
import style from './style.css?raw'

const american = '.sandbox:has(#country option[value="US"]:checked)'
const abroad = '.sandbox:has(#country option:not([value="US"]):checked)'

const base = [
  paletteCss(),
  '--radius-small: 2px;',
  '--radius-lens: 2rem;',
  '--corner: 1.125rem;',
  '--font-display: "Fraunces Variable", "Times New Roman", serif;',
].join('\n')

/**
 * The style sheet of the sandbox, with a rule for each tax rate and shipping method that shows the amounts of the selected
 * ones, and for each field one that takes it from the list of wrong ones once it is corrected.
 */
const rules = [
  style,
  `${american}:has(#state option:not(.rate-unknown):checked) .sum.rate-unknown, ${abroad} .sum.rate-unknown { display: none }`,
  `${abroad} .sum.${rateClasses[0]} { display: inline }`,
  ...rateClasses.map((name) => `${american}:has(#state option.${name}:checked) .sum.${name} { display: inline }`),
  ...shippingClasses.map(
    (name) => `.sandbox:has([name="shipping"]:checked:not(.${name})) .if-${name} { display: none }`,
  ),
  ...shippingClasses.map((name) => `.sandbox:has([name="shipping"].${name}:checked) .unless-${name} { display: none }`),
  ...Object.keys(payFields).map(
    (name) => `.sandbox:has(#${name}[aria-invalid]:user-valid) .of-${name} { display: none }`,
  ),
  // While none is selected, the amounts are those of the first.
  ...shippingClasses
    .slice(1)
    .map((name) => `.sandbox:not(:has([name="shipping"]:checked)) .if-${name} { display: none }`),
].join('\n')

/** The style sheet in the look of the shop. */
export function sandboxStyle({ brand, logo }: Pick<Settings, 'brand' | 'logo'>): string {
  const own = Object.entries({ ...brandProperties(brand), ...logoProperties(logo) }).map(
    ([name, value]) => `${name}: ${value};`,
  )
  return [facesOf(brand.fonts), `:root { ${base} ${own.join(' ')} }`, rules].join('\n')
}

/** The URLs of the fonts of a pair. */
export function facesFor(pair: FontPair): readonly string[] {
  return pair === 'fraunces' ? ['/sandbox/text.woff2', '/sandbox/display.woff2'] : fontFiles[pair]
}

function facesOf(pair: FontPair): string {
  const { text, display } = fontPairs[pair]
  const [textUrl, displayUrl] = facesFor(pair)
  const face = (name: string, url: string | undefined, weight: string) =>
    `@font-face { font-family: "${name}"; font-display: swap; font-weight: ${weight}; src: url("${url}") format("woff2") }`
  return pair === 'fraunces'
    ? [face(text, textUrl, '400 640'), face(display, displayUrl, '345')].join('\n')
    : [face(text, textUrl, '400 700'), face(display, displayUrl, '300 700')].join('\n')
}

/** The two fonts of the shop; the bundle contains them as data URLs. */
export const displayFace = bytesOf(display)
export const textFace = bytesOf(text)

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')
}
