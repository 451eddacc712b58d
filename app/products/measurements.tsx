import { brandFilePath, readBrandFile } from '#contract/brand/brand-file.ts'
import type { Measures } from '#contract/categories/measures.ts'

interface MeasurementsProps {
  /** The numbers, as in `52-18-140`. */
  measurement: string
  measures: Measures
}

/** The numbers of a product under the names that its category has for them, called A, B, C as in the drawing. */
export function Measurements({ measurement, measures: { names, unit, drawing } }: MeasurementsProps) {
  const numbers = measurement.split('-')
  const size = readBrandFile(drawing)
  return (
    <figure className="flex flex-col gap-4">
      {size && (
        <img
          src={brandFilePath(drawing)}
          alt=""
          width={size.width}
          height={size.height}
          loading="lazy"
          className="h-auto w-full max-w-128"
        />
      )}
      <figcaption>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          {names.slice(0, numbers.length).map((name, place) => (
            <div key={name} className="flex gap-2">
              <dt>
                <span className="text-accent">{String.fromCharCode(65 + place)}</span> {name}
              </dt>
              <dd className="tabular-nums">
                {numbers[place]} {unit}
              </dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  )
}
