import type { ReactNode } from 'react'

const widths = { page: '', text: 'max-w-text', form: 'max-w-form' }

interface PageProps {
  children: ReactNode
  /** How wide its content may grow: the page, a column to read, a form. */
  width?: keyof typeof widths
  className?: string
}

/** The body of a screen: the margins of the house, and air above and below. */
export function Page({ children, width = 'page', className = '' }: PageProps) {
  return (
    <div className={`container-page pt-8 pb-24 lg:pt-12 ${className}`}>
      {width === 'page' ? children : <div className={`mx-auto ${widths[width]}`}>{children}</div>}
    </div>
  )
}
