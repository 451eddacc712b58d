import { useState } from 'react'
import { useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { MissedRow } from '#app/admin/search/missed-row.tsx'
import { SynonymForm } from '#app/admin/search/synonym-form.tsx'
import { SynonymRow } from '#app/admin/search/synonym-row.tsx'
import { Section } from '#app/admin/section.tsx'
import { apiContext } from '#app/api-context.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { maxTermLength } from '#contract/search/limits.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSearchMessages } from '#messages/en-US/admin/search.ts'
import type { Route } from './+types/search.ts'

const querySchema = z.object({
  /** What a new synonym is started with. */
  term: textParam(maxTermLength),
  /** The synonym being changed. */
  edit: z.catch(z.optional(z.uuid()), undefined),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { search } = context.get(apiContext)
  const { term = '', edit, after } = readQuery(querySchema, request)
  const [{ synonyms }, missed] = await Promise.all([
    search.listSynonyms({}),
    search.listMissedSearches({ ...(after && { after }) }),
  ])
  const edited = synonyms.find(({ synonymId }) => synonymId === edit) ?? null
  return { synonyms, missed, term, edited }
}

export default function SearchScreen({ loaderData: { synonyms, missed, term, edited } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const [saved, setSaved] = useState<string | null>(null)
  const reload = () => void revalidate()
  return (
    <>
      <AdminHeading lead={adminSearchMessages.lead}>{adminFrameMessages.pages.search}</AdminHeading>
      <div className="grid gap-x-16 gap-y-12 xl:grid-cols-2">
        <Section title={adminSearchMessages.missed}>
          <p className="mb-3 text-small text-ink-soft">{adminSearchMessages.missedLead}</p>
          {missed.searches.length === 0 ? (
            <p className="border-y border-line py-4">{adminSearchMessages.noneMissed}</p>
          ) : (
            <ListResults next={missed.next && queryOf({ after: missed.next })} nextLabel={adminSearchMessages.older}>
              <ul className="divide-y divide-line border-y border-line">
                {missed.searches.map((search) => (
                  <MissedRow key={search.term} search={search} onRemoved={reload} />
                ))}
              </ul>
            </ListResults>
          )}
        </Section>
        <Section title={adminSearchMessages.synonyms}>
          <p className="mb-5 text-small text-ink-soft">{adminSearchMessages.synonymsLead}</p>
          <div id="synonym" className="mb-6 grid scroll-mt-28 gap-5">
            <SynonymForm key={edited?.synonymId ?? term} synonym={edited} term={term} onSaved={setSaved} />
            <StatusDisplay message={saved} />
          </div>
          {synonyms.length === 0 ? (
            <p className="border-y border-line py-4">{adminSearchMessages.noSynonyms}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {synonyms.map((synonym) => (
                <SynonymRow key={synonym.synonymId} synonym={synonym} onRemoved={reload} />
              ))}
            </ul>
          )}
        </Section>
      </div>
    </>
  )
}
