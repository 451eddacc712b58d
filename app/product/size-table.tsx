import type { SizeGuide } from './size-guide.ts'

/** What the sizes of a product measure. */
export function SizeTable({ guide }: { guide: SizeGuide }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-max border-collapse text-left text-small tabular-nums">
        <caption className="pb-3 text-left text-ink-soft">{guide.title}</caption>
        <thead>
          <tr>
            {guide.columns.map((column) => (
              <th key={column} scope="col" className="border-b border-ink py-2 pr-5 font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {guide.rows.map(([size, ...measures]) => (
            <tr key={size}>
              <th scope="row" className="border-b border-line py-2 pr-5 font-medium">
                {size}
              </th>
              {measures.map((measure, at) => (
                <td key={guide.columns[at + 1]} className="border-b border-line py-2 pr-5">
                  {measure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
