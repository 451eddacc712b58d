import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { type ProductStatus, productStatuses } from '#contract/products.ts'

const words: Record<ProductStatus, string> = { draft: 'Drafts', published: 'In the shop', archived: 'Archived' }

/** Finds products by words and status; the choice stands in the address. */
export function ProductFilter({ search, status }: { search?: string; status?: ProductStatus }) {
  const to = (each?: ProductStatus) =>
    `?${new URLSearchParams({ ...(search && { search }), ...(each && { status: each }) })}`
  return (
    <div className="mb-4">
      <Form method="get" role="search" aria-label="Products" className="flex items-end gap-3">
        <Field
          key={search}
          label="Name, SKU, brand or type"
          name="search"
          type="search"
          defaultValue={search}
          maxLength={100}
          className="min-w-0 max-w-form grow"
        />
        {status && <input type="hidden" name="status" value={status} />}
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
      <nav aria-label="Status" className="mt-2 flex flex-wrap gap-x-6 text-small">
        {[undefined, ...productStatuses].map((each) => (
          <Link
            key={each ?? 'all'}
            to={to(each)}
            aria-current={each === status ? 'true' : undefined}
            className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
          >
            {each ? words[each] : 'All'}
          </Link>
        ))}
      </nav>
    </div>
  )
}
