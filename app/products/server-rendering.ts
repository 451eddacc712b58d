import type { ReactElement } from 'react'
import type { CardProps } from './card-content.tsx'

/** How the server renders what cards show; null in browsers, which need no code for it. */
export const serverRendering: { toHtml: ((content: ReactElement<CardProps>) => string) | null } = { toHtml: null }
