import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** Its lines, on a square of 24. */
  of: IconNode
  /** Its width and height, px. */
  size: number
  strokeWidth?: number
  /** What stands inside its lines: nothing, or the color of the text. */
  fill?: 'none' | 'currentColor'
  className?: string
}

/** A drawing in lines of the color of the text. What it means stands beside it, or on the button around it. */
export function Icon({ of, size, strokeWidth = 1.5, fill = 'none', className }: IconProps) {
  const drawing = {
    'aria-hidden': true,
    className,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
    fill,
    stroke: 'currentColor',
    strokeWidth,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const
  return createElement('svg', drawing, ...of.map(([tag, line]) => createElement(tag, line)))
}
