import { Link } from 'react-router'
import type { Family } from '#contract/listing/calls.ts'
import { failureMessages } from '#messages/en-US/failure.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Field } from '../ui/form/field.tsx'
import { Page } from '../ui/page.tsx'

/** The 404 page: a search box and the main links. */
export function NotFoundScreen({ families, message }: { families: readonly Family[]; message?: string | null }) {
  return (
    <Page>
      <h1 className="sr-only">{failureMessages.notFoundTitle}</h1>
      <EmptyState title={failureMessages.notFoundTitle} text={message ?? failureMessages.notFoundText}>
        <form action="/shop" className="flex w-full max-w-form items-end gap-2 text-start">
          <Field label={failureMessages.searchShop} name="search" type="search" className="flex-1" />
          <Button type="submit">{frameMessages.search}</Button>
        </form>
      </EmptyState>
      <ul className="flex flex-wrap justify-center gap-x-8 gap-y-2">
        {families.map((family) => (
          <li key={family.slug}>
            <Link to={`/shop/${family.slug}/all`} className="link inline-flex min-h-11 items-center">
              {family.subCategory}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/" className="link inline-flex min-h-11 items-center">
            {frameMessages.home}
          </Link>
        </li>
      </ul>
    </Page>
  )
}
