import favicon from '#app/frame/favicon.svg?raw'
import display from '#app/styles/fonts/display.woff2?inline'
import style from './style.css?raw'
import { rateClasses } from './sums.tsx'

const american = '.till:has(#country option[value="US"]:checked)'
const abroad = '.till:has(#country option:not([value="US"]):checked)'

/** The style sheet of the till, with a rule for each tax rate that shows the sums of the chosen state. */
export const tillStyle = [
  style,
  `${american}:has(#state option:not(.rate-unknown):checked) .sum.rate-unknown, ${abroad} .sum.rate-unknown { display: none }`,
  `${abroad} .sum.${rateClasses[0]} { display: inline }`,
  ...rateClasses.map((name) => `${american}:has(#state option.${name}:checked) .sum.${name} { display: inline }`),
].join('\n')

/** The mark of the house, for the tab. */
export const tillIcon: string = favicon

/** The display face of the house, which comes out of the bundle as a data address. */
export const displayFace = Buffer.from(display.slice(display.indexOf(',') + 1), 'base64')
