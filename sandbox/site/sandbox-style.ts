import display from '#app/styles/fonts/display.woff2?inline'
import text from '#app/styles/fonts/text.woff2?inline'
import logo from '#app/ui/logo.svg?raw'
import { paletteCss } from '#contract/palette.ts'
import { rateClasses } from './amounts.tsx'
import style from './style.css?raw'

const american = '.sandbox:has(#country option[value="US"]:checked)'
const abroad = '.sandbox:has(#country option:not([value="US"]):checked)'

/** The style sheet of the sandbox, with a rule for each tax rate that shows the amounts of the selected state. */
export const sandboxStyle = [
  `:root { ${paletteCss()} }`,
  style,
  `${american}:has(#state option:not(.rate-unknown):checked) .sum.rate-unknown, ${abroad} .sum.rate-unknown { display: none }`,
  `${abroad} .sum.${rateClasses[0]} { display: inline }`,
  ...rateClasses.map((name) => `${american}:has(#state option.${name}:checked) .sum.${name} { display: inline }`),
].join('\n')

/** The logo at the top of every page. */
export const sandboxLogo: string = logo

/** The two fonts of the shop; the bundle contains them as data URLs. */
export const displayFace = bytesOf(display)
export const textFace = bytesOf(text)

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')
}
