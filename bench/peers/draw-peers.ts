import type { Figures } from '../compare-with-bare.ts'
import type { PeerRow } from './run.ts'

const [width, left, bar, gap] = [760, 150, 14, 18]
const inks = { vitrine: '#b5623f', kept: '#e0b9a6', evershop: '#5b7a8c' }
const names = { vitrine: 'Vitrine', kept: 'Vitrine, page kept', evershop: 'EverShop' }
const sides = ['vitrine', 'kept', 'evershop'] as const

/** A chart (SVG) of how long both shops take, one request at a time, on a scale of powers of ten. */
export function drawPeers(rows: readonly PeerRow[]): string {
  const least = Math.min(...rows.map(({ connections }) => connections))
  const shown = rows.filter(({ connections }) => connections === least)
  const max = Math.max(...shown.flatMap(({ vitrine, evershop }) => [vitrine.p50Ms, evershop.p50Ms]), 1)
  const decades = Math.ceil(Math.log10(max * 10))
  const length = (ms: number) => Math.max(1, (Math.log10(Math.max(ms, 0.1) * 10) / decades) * (width - left - 90))
  let y = 60
  const parts: string[] = []
  for (const row of shown) {
    parts.push(`<text x="${left - 10}" y="${y + bar}" text-anchor="end">${row.line}</text>`)
    for (const side of sides) {
      const figures: Figures | null = row[side]
      if (!figures) continue
      const end = left + length(figures.p50Ms)
      parts.push(
        `<rect x="${left}" y="${y}" width="${(end - left).toFixed(1)}" height="${bar}" fill="${inks[side]}"/>`,
        `<text x="${(end + 6).toFixed(1)}" y="${y + bar - 3}" fill="#666">${figures.p50Ms} ms</text>`,
      )
      y += bar + 2
    }
    y += gap
  }
  const legend = sides.map((side, at) => {
    const x = left + at * 150
    return `<rect x="${x}" y="34" width="10" height="10" fill="${inks[side]}"/><text x="${x + 16}" y="43">${names[side]}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" font-family="sans-serif" font-size="12">
<title>How long Vitrine and EverShop take for the same</title>
<rect width="${width}" height="${y}" fill="#fff"/>
<text x="12" y="20" font-size="15">Median in milliseconds, ${least} at once, logarithmic</text>
${[...legend, ...parts].join('\n')}
</svg>
`
}
