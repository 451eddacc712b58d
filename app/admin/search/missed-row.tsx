import { Link } from 'react-router'
import { api } from '#app/api.ts'
import type { MissedSearch } from '#contract/search/calls.ts'
import { maxTermLength } from '#contract/search/limits.ts'
import { adminSearchMessages } from '#messages/en-US/admin/search.ts'
import { Moment } from '../moment.tsx'
import { RowRefusal } from '../row-refusal.tsx'
import { useSaving } from '../use-saving.ts'

/** A search that found nothing, to be made a synonym or removed from the list. */
export function MissedRow({
  search: { term, searches, searchedAt },
  onRemoved,
}: {
  search: MissedSearch
  onRemoved: () => void
}) {
  const { isBusy, refusal, save } = useSaving()

  async function remove() {
    if (await save(() => api.search.removeMissedSearch({ term }))) onRemoved()
  }

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{term}</span>{' '}
        <span className="text-small text-ink-soft">
          {adminSearchMessages.searches(searches)}, <Moment at={searchedAt} />
        </span>
      </p>
      <span className="flex items-center gap-x-6">
        {term.length <= maxTermLength && (
          <Link to={`?term=${encodeURIComponent(term)}#synonym`} preventScrollReset className="link target text-small">
            {adminSearchMessages.addSynonym}
            <span className="sr-only"> {adminSearchMessages.forTerm(term)}</span>
          </Link>
        )}
        <button type="button" aria-disabled={isBusy} className="link min-h-11 text-small" onClick={remove}>
          {adminSearchMessages.remove}
          <span className="sr-only"> {term}</span>
        </button>
      </span>
      <RowRefusal refusal={refusal} />
    </li>
  )
}
