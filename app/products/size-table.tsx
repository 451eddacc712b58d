import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'

/** The measurements of each size, and how to measure. */
export function SizeTable({ sizeChart: { title, note, columns, rows } }: { sizeChart: ShownChart }) {
  const heads = [productPageMessages.sizeColumn, ...columns]
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways is scrolled by keyboard, too */}
      <section className="overflow-x-auto" aria-label={title} tabIndex={0}>
        <table className="w-full border-collapse text-left text-small tabular-nums">
          <caption className="pb-3 text-left text-ink-soft">{title}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className="border-b border-ink py-2 pr-3 align-bottom font-medium last:pr-0 sm:pr-5"
                >
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([size, ...cells]) => (
              <tr key={size}>
                <th scope="row" className="border-b border-line py-2 pr-3 align-top font-medium sm:pr-5">
                  {size}
                </th>
                {cells.map((cell, at) => (
                  <td key={columns[at]} className="border-b border-line py-2 pr-3 align-top last:pr-0 sm:pr-5">
                    {inParts(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note && <p className="mt-3 max-w-text text-small whitespace-pre-line text-ink-soft">{note}</p>}
    </>
  )
}

/** Centimeters and inches, one below the other where both do not fit. */
function inParts(measure: string) {
  const [first, second] = measure.split(' / ')
  if (!second) return measure
  return (
    <>
      <span className="whitespace-nowrap">{first}</span>
      <span className="max-sm:hidden"> / </span>
      <span className="whitespace-nowrap max-sm:block">{second}</span>
    </>
  )
}
