import { code128 } from './code-128.ts'

/** The least width of a module that every scanner reads, in millimeters. Source: GS1 General Specifications, 5.12. */
const moduleMm = 0.33
/** The space that a scanner needs at either side, in modules. */
const quiet = 10
const height = 36

/** A barcode in Code 128 of a text that is printed beside it; nothing for a text that has none. */
export function Barcode({ text, className }: { text: string; className?: string }) {
  const widths = code128(text)
  if (!widths) return null
  const modules = widths.reduce((sum, width) => sum + width, 0) + 2 * quiet
  const bars = widths.reduce<{ at: number; path: string }>(
    ({ at, path }, width, index) => ({
      at: at + width,
      path: index % 2 === 0 ? `${path}M${at} 0h${width}v${height}h-${width}z` : path,
    }),
    { at: quiet, path: '' },
  )
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${modules} ${height}`}
      width={`${(modules * moduleMm).toFixed(2)}mm`}
      shapeRendering="crispEdges"
      className={`max-w-full bg-white text-black ${className ?? ''}`}
    >
      <path d={bars.path} fill="currentColor" />
    </svg>
  )
}
