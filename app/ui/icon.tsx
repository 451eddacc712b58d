import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /** Its shapes, in a 24 by 24 view box. */
  of: IconNode
  /** Width and height in px. */
  size: number
  strokeWidth?: number
  /** Fill: none, or the text color. */
  fill?: 'none' | 'currentColor'
  className?: string
}

/** A decorative icon in the text color; its label is beside it or on its button. */
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
