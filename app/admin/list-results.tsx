import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { LinkButton } from '#app/ui/link-button.tsx'

interface ListResultsProps {
  /** The list, or its empty state. */
  children: ReactNode
  /** The query of the next page of the list. */
  next?: string | null
  nextLabel?: string
}

/** What a filter found, dimmed while another choice is loading, with a link to the next page. */
export function ListResults({ children, next, nextLabel }: ListResultsProps) {
  const isLoading = useNavigation().location?.pathname === useLocation().pathname
  return (
    <>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {children}
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${next}`}>
            {nextLabel}
          </LinkButton>
        </p>
      )}
    </>
  )
}
