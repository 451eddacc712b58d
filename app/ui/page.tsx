import type { ReactNode } from 'react'

const widths = { page: '', text: 'max-w-text', form: 'max-w-form' }

interface PageProps {
  children: ReactNode
  /** Maximum width: page, text column or form. */
  width?: keyof typeof widths
  className?: string
}

/** A screen's body with the page margins. */
export function Page({ children, width = 'page', className = '' }: PageProps) {
  return (
    <div className={`container-page pt-8 pb-24 lg:pt-12 ${className}`}>
      {width === 'page' ? children : <div className={`mx-auto ${widths[width]}`}>{children}</div>}
    </div>
  )
}
