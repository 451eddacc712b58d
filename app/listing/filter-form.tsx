import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '#app/ui/after-paint.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import { type ListingChoice, paramsOf, readChoice } from './listing-choice.ts'
import { listingHref, listingPath } from './listing-href.ts'

interface FilterFormProps {
  choice: ListingChoice
  /** Is told what a change chooses, before its products have come. */
  onChoose: (choice: ListingChoice) => void
  /** Whether the order is carried over unchanged, because another control sets it. */
  keepsSort?: boolean
  className?: string
  children: ReactNode
}

const atOnce = (act: () => void) => act()

/**
 * A form whose fields are the query of a listing: submitted by its button without JavaScript, on every change with it.
 */
export function FilterForm({ choice, onChoose, keepsSort = false, className, children }: FilterFormProps) {
  const navigate = useNavigate()

  function show(form: HTMLFormElement, when: (act: () => void) => void) {
    const query = new URLSearchParams()
    for (const [name, value] of new FormData(form)) query.append(name, String(value))
    const next = readChoice(paramsOf(choice), query)
    if (listingHref(next) === listingHref(choice)) return
    onChoose(next)
    when(() => navigate(listingHref(next), { preventScrollReset: true }))
  }

  return (
    <form
      method="get"
      action={listingPath(choice)}
      aria-label={listingMessages.filterAndSort}
      className={className}
      // A typed value counts on blur or submit, a checkbox at once.
      onChange={(event) => {
        const field = event.target
        if (!(field instanceof HTMLInputElement && field.inputMode === 'decimal')) {
          show(event.currentTarget, afterPaint)
        }
      }}
      // Before the press that ended the typing, such as on a link, which leads on.
      onBlur={(event) => show(event.currentTarget, atOnce)}
      onSubmit={(event) => {
        event.preventDefault()
        show(event.currentTarget, atOnce)
      }}
    >
      {choice.search !== null && <input type="hidden" name="search" value={choice.search} />}
      {choice.category && <input type="hidden" name="category" value={choice.category} />}
      {choice.isSlides && <input type="hidden" name="view" value="slides" />}
      {keepsSort && choice.sort && <input type="hidden" name="sort" value={choice.sort} />}
      {children}
    </form>
  )
}
