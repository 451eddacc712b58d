import type { Row } from './row.ts'

const [width, height] = [760, 420]
const [left, right, top, bottom] = [64, 200, 56, 48]
const inks = ['#1d1b1a', '#b5623f', '#5b7a8c', '#6c6b42', '#a23b5a']
const shown = /^(listing, page .*|product|search popup|createCheckoutSession)/

interface Curve {
  name: string
  points: { products: number; p50Ms: number }[]
}

/** A chart (SVG) of how response times grow with the shop: the medians at the lowest number of connections. */
export function drawGrowth(rows: readonly Row[]): string {
  const connections = Math.min(...rows.map((row) => row.connections))
  const curves = curvesOf(rows.filter((row) => row.connections === connections))
  const sizes = [...new Set(curves.flatMap(({ points }) => points.map(({ products }) => products)))].sort(ascending)
  const [first = 1, last = 1] = [sizes[0], sizes.at(-1)]
  const max = Math.max(1, ...curves.flatMap(({ points }) => points.map(({ p50Ms }) => p50Ms))) * 1.1
  const x = (products: number) =>
    left + ((Math.log(products) - Math.log(first)) / (Math.log(last) - Math.log(first) || 1)) * (width - left - right)
  const y = (ms: number) => height - bottom - (ms / max) * (height - top - bottom)
  const names = spread(curves.map(({ points }) => y(points.at(-1)?.p50Ms ?? 0)))

  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>How long an answer takes as the shop grows</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="${left}" y="24" font-size="15">How long an answer takes as the shop grows</text>
<text x="${left}" y="42" fill="#666">Median in milliseconds, ${connections} at once, nothing kept</text>
${ticks(max)
  .map(
    (ms) =>
      `<path d="M${left} ${at(y(ms))}H${width - right}" stroke="#e4e0da"/><text x="${left - 8}" y="${at(y(ms) + 4)}" text-anchor="end" fill="#666">${ms}</text>`,
  )
  .join('\n')}
${sizes
  .map(
    (products) =>
      `<text x="${at(x(products))}" y="${height - bottom + 20}" text-anchor="middle" fill="#666">${products.toLocaleString('en-US')}</text>`,
  )
  .join('\n')}
<text x="${(left + width - right) / 2}" y="${height - 8}" text-anchor="middle" fill="#666">products</text>
${curves
  .map(({ name, points }, index) => {
    const ink = inks[index % inks.length]
    const path = points.map(({ products, p50Ms }) => `${at(x(products))} ${at(y(p50Ms))}`).join('L')
    const dots = points.map(
      ({ products, p50Ms }) => `<circle cx="${at(x(products))}" cy="${at(y(p50Ms))}" r="3" fill="${ink}"/>`,
    )
    return `<path d="M${path}" fill="none" stroke="${ink}" stroke-width="2"/>${dots.join('')}<text x="${width - right + 10}" y="${at((names[index] ?? 0) + 4)}" fill="${ink}">${name}</text>`
  })
  .join('\n')}
</svg>
`
}

function curvesOf(rows: readonly Row[]): Curve[] {
  const curves = new Map<string, Curve>()
  for (const row of rows) {
    const isAnswered = row.shop.perSecond > 0
    if (!isAnswered || !shown.test(row.line) || row.line.endsWith('kept')) continue
    // In a small shop the last page has another number.
    const name = row.line.replace(/page (?!1,)\d+/, 'page 500').replace(', rendered', '')
    const curve = curves.get(name) ?? { name, points: [] }
    curve.points.push({ products: row.products, p50Ms: row.shop.p50Ms })
    curve.points.sort((one, other) => one.products - other.products)
    curves.set(name, curve)
  }
  return [...curves.values()]
}

/** Spreads the labels so that they do not overlap. */
function spread(heights: readonly number[]): number[] {
  const placed: number[] = []
  const order = heights.map((_, index) => index).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0))
  let lowest = 0
  for (const index of order) {
    lowest = Math.max(lowest + 16, heights[index] ?? 0)
    placed[index] = lowest
  }
  return placed
}

function ticks(max: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].find((each) => max / each <= 6) ?? 2_000
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step)
}

function at(value: number): string {
  return value.toFixed(1)
}

function ascending(one: number, other: number): number {
  return one - other
}
