import { data } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { nameOf } from '#app/admin/home/section-fields.ts'
import { SectionForm } from '#app/admin/home/section-form.tsx'
import { findSection, useSectionEditing } from '#app/admin/home/use-section-editing.ts'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/home-section.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData ? nameOf(loaderData.section) : adminFrameMessages.pages.homeSection)

export async function loader({ context, params }: Route.LoaderArgs) {
  const calls = context.get(apiContext)
  const [section, { collections }] = await Promise.all([
    findSection(calls, params.sectionId),
    calls.collections.listCollections({}),
  ])
  if (!section) throw data(null, { status: 404 })
  return { section, collections: collections.map(({ collectionId, title }) => ({ collectionId, title })) }
}

export default function HomeSectionScreen({ loaderData }: Route.ComponentProps) {
  return <SectionEditor key={loaderData.section.sectionId} {...loaderData} />
}

function SectionEditor({ section: loaded, collections }: Route.ComponentProps['loaderData']) {
  const editing = useSectionEditing(loaded)
  const { section } = editing
  const { sectionId, kind, version, draft } = section
  return (
    <>
      <AdminHeading
        lead={adminHomeMessages.leads[kind]}
        actions={
          <>
            <LinkButton variant="quiet" className="-mx-2" to={`/admin/versions/home.${sectionId}`}>
              {adminVersionsMessages.link}
            </LinkButton>
            <LinkButton variant="quiet" className="-mx-2" to={`/admin/home/preview#${sectionId}`} reloadDocument>
              {adminHomeMessages.preview}
            </LinkButton>
          </>
        }
      >
        {nameOf(section)}
      </AdminHeading>
      {draft && <p className="mb-6 border-l-2 border-accent bg-linen p-4">{adminHomeMessages.isDraft}</p>}
      <SectionForm editing={editing} collections={collections} />
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <ConfirmInRow
          label={adminCategoriesMessages.remove}
          of={nameOf(section)}
          question={adminHomeMessages.askRemove(nameOf(section))}
          act={() => api.home.removeSection({ sectionId, version })}
          leadsTo="/admin/home"
        />
      </div>
    </>
  )
}
