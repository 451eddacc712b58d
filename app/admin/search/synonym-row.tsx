import { Link } from 'react-router'
import { api } from '#app/api.ts'
import type { Synonym } from '#contract/search/calls.ts'
import { adminSearchMessages } from '#messages/en-US/admin/search.ts'
import { ConfirmInRow } from '../confirm-in-row.tsx'

/** A term with the words that it also finds. */
export function SynonymRow({ synonym, onRemoved }: { synonym: Synonym; onRemoved: () => void }) {
  const { synonymId, term, words } = synonym
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-1 py-2">
      <p className="min-w-0 grow wrap-anywhere">
        <span className="font-medium">{term}</span>{' '}
        <span className="text-ink-soft">{adminSearchMessages.alsoFinds(words.join(', '))}</span>
      </p>
      <Link to={`?edit=${synonymId}#synonym`} preventScrollReset className="link target text-small">
        {adminSearchMessages.edit}
        <span className="sr-only"> {term}</span>
      </Link>
      <ConfirmInRow
        label={adminSearchMessages.remove}
        of={term}
        question={adminSearchMessages.askRemove}
        act={() => api.search.removeSynonym({ synonymId })}
        onDone={onRemoved}
      />
    </li>
  )
}
