import favicon from '#app/frame/favicon.svg?raw'
import display from '#app/styles/fonts/display.woff2?inline'
import text from '#app/styles/fonts/text.woff2?inline'
import logo from '#app/ui/logo.svg?raw'
import style from './style.css?raw'
import { rateClasses } from './sums.tsx'

const american = '.sandbox:has(#country option[value="US"]:checked)'
const abroad = '.sandbox:has(#country option:not([value="US"]):checked)'

/** The style sheet of the sandbox, with a rule for each tax rate that shows the sums of the chosen state. */
export const sandboxStyle = [
  style,
  `${american}:has(#state option:not(.rate-unknown):checked) .sum.rate-unknown, ${abroad} .sum.rate-unknown { display: none }`,
  `${abroad} .sum.${rateClasses[0]} { display: inline }`,
  ...rateClasses.map((name) => `${american}:has(#state option.${name}:checked) .sum.${name} { display: inline }`),
].join('\n')

/** The mark of the house, for the tab. */
export const sandboxIcon: string = favicon

/** The mark of the house over every page. */
export const sandboxLogo: string = logo

/** The two faces of the house, which come out of the bundle as data addresses. */
export const displayFace = bytesOf(display)
export const textFace = bytesOf(text)

function bytesOf(dataAddress: string): Buffer {
  return Buffer.from(dataAddress.slice(dataAddress.indexOf(',') + 1), 'base64')
}
