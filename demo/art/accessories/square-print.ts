/** The four colours of each print: ground, pale, deep, warm. */
export const prints: Record<string, [string, string, string, string]> = {
  Terracotta: ['#ad5836', '#eee0c8', '#7d3420', '#d8a066'],
  Ink: ['#27304a', '#e6dcc8', '#8e9bb4', '#b5763f'],
  Sage: ['#8b9778', '#efe6d2', '#4d5a42', '#c99a6a'],
}

/** The printed border and flower of the silk square, as SVG in its own colours. */
export function squarePrint(color: string): string {
  const [ground, pale, deep, warm] = prints[color] ?? ['#888888', '#ffffff', '#333333', '#bbaa88']
  const frame = (inset: number, fill: string) =>
    `<rect x="${300 + inset}" y="${600 + inset}" width="${1330 - 2 * inset}" height="${1330 - 2 * inset}" rx="${inset > 100 ? 30 : 4}" fill="${fill}"/>`
  const arches = Array.from({ length: 9 }, (_, index) => {
    const at = 452 + index * 128
    const arch = (transform: string) =>
      `<g transform="${transform}"><path d="M-46 34V-6a46 46 0 0 1 92 0V34Z" fill="${pale}"/><path d="M-26 34V-2a26 26 0 0 1 52 0V34Z" fill="${warm}"/></g>`
    return (
      arch(`translate(${at} 730)`) +
      arch(`translate(${at} 1800) rotate(180)`) +
      (index % 8 === 0 ? '' : arch(`translate(427 ${at + 300}) rotate(-90)`)) +
      (index % 8 === 0 ? '' : arch(`translate(1503 ${at + 300}) rotate(90)`))
    )
  }).join('')
  const petals = Array.from(
    { length: 16 },
    (_, index) =>
      `<path d="M0 -70C70 -170 60 -310 0 -370C-60 -310 -70 -170 0 -70Z" fill="${index % 2 === 0 ? pale : warm}" transform="translate(965 1265) rotate(${index * 22.5}) scale(${index % 2 === 0 ? 1 : 0.74})"/>`,
  ).join('')
  return `${frame(-60, deep)}${frame(26, pale)}${frame(40, ground)}${arches}${frame(196, deep)}${frame(210, pale)}${frame(224, ground)}${petals}<circle cx="965" cy="1265" r="62" fill="${deep}"/><circle cx="965" cy="1265" r="40" fill="${warm}"/>`
}
