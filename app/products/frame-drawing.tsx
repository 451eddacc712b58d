import { productPageMessages } from '#messages/en-US/product-page.ts'
import type { FrameSize } from './read-measurement.ts'

/** A frame from the front and the side with its three measurements: A lens, B bridge, C temple. */
export function FrameDrawing({ size: { a, b, c, fit } }: { size: FrameSize }) {
  return (
    <figure className="flex flex-col gap-4">
      <svg viewBox="0 0 420 132" aria-hidden className="w-full max-w-128 fill-none stroke-ink" strokeWidth="1.5">
        <path d="M22 34h86c6 0 8 4 8 10 0 32-16 50-50 50-32 0-48-16-48-46 0-10 0-14 4-14z" />
        <path d="M228 34h-86c-6 0-8 4-8 10 0 32 16 50 50 50 32 0 48-16 48-46 0-10 0-14-4-14z" />
        <path d="M116 44c5-8 13-8 18 0" />
        <path d="M270 34v30c0 8 4 12 8 12M270 38h106c10 0 16 6 18 16l6 32" />
        <g className="stroke-accent" strokeWidth="1">
          <path d="M18 114h98M18 109v10M116 109v10" />
          <path d="M118 20h14M118 15v10M132 15v10" />
          <path d="M270 114h130M270 109v10M400 109v10" />
        </g>
        <g className="fill-ink stroke-none font-sans text-[13px]" textAnchor="middle">
          <text x="67" y="130">
            A
          </text>
          <text x="125" y="11">
            B
          </text>
          <text x="335" y="130">
            C
          </text>
        </g>
      </svg>
      <figcaption>
        <dl className="flex flex-wrap gap-x-6 gap-y-1">
          <Measure letter="A" name={productPageMessages.lens} mm={a} />
          <Measure letter="B" name={productPageMessages.bridge} mm={b} />
          <Measure letter="C" name={productPageMessages.temple} mm={c} />
        </dl>
        <p className="mt-2 text-small text-ink-soft">{productPageMessages[`${fit}Fit`]}</p>
      </figcaption>
    </figure>
  )
}

function Measure({ letter, name, mm }: { letter: string; name: string; mm: number }) {
  return (
    <div className="flex gap-2">
      <dt>
        <span className="text-accent">{letter}</span> {name}
      </dt>
      <dd className="tabular-nums">{productPageMessages.millimeters(mm)}</dd>
    </div>
  )
}
