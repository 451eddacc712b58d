import type { SizeGuide } from './size-guide.ts'

/** The measurements of each size. */
export function SizeTable({ guide }: { guide: SizeGuide }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-left text-small tabular-nums">
        <caption className="pb-3 text-left text-ink-soft">{guide.title}</caption>
        <thead>
          <tr>
            {guide.columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="border-b border-ink py-2 pr-3 align-bottom font-medium last:pr-0 sm:pr-5"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(([size, ...measures]) => (
            <tr key={size}>
              <th scope="row" className="border-b border-line py-2 pr-3 align-top font-medium sm:pr-5">
                {size}
              </th>
              {measures.map((measure, at) => (
                <td key={guide.columns[at + 1]} className="border-b border-line py-2 pr-3 align-top last:pr-0 sm:pr-5">
                  {inParts(measure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
