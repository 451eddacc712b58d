import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { PageRow } from '#app/admin/categories/page-row.tsx'
import { AddSection } from '#app/admin/home/add-section.tsx'
import { RemovedSections } from '#app/admin/home/removed-sections.tsx'
import { nameOf } from '#app/admin/home/section-fields.ts'
import { Section } from '#app/admin/section.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminHomeMessages } from '#messages/en-US/admin/home.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { home } = context.get(apiContext)
  const [{ sections }, { sections: removed }] = await Promise.all([home.listSections({}), home.listRemovedSections({})])
  return { sections, removed }
}

export default function HomeScreen({ loaderData: { sections, removed } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={adminHomeMessages.lead}
        actions={
          <LinkButton variant="quiet" className="-mx-2" to="/admin/home/preview" reloadDocument>
            {adminHomeMessages.preview}
          </LinkButton>
        }
      >
        {adminFrameMessages.pages.home}
      </AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {sections.length === 0 ? (
          <p className="border-y border-line py-4">{adminHomeMessages.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {sections.map((section, place) => (
              <PageRow
                key={section.sectionId}
                to={`/admin/home/${section.sectionId}`}
                title={nameOf(section)}
                detail={[
                  adminHomeMessages.states[section.state],
                  ...(section.draft ? [adminHomeMessages.hasDraft] : []),
                ].join(', ')}
                canMove={{ up: place > 0, down: place < sections.length - 1 }}
                move={(to) => api.home.moveSection({ sectionId: section.sectionId, to })}
              />
            ))}
          </ul>
        )}
        <div className="space-y-12">
          <Section title={adminHomeMessages.add}>
            <AddSection hasBanner={sections.some(({ kind }) => kind === 'banner')} />
          </Section>
          {removed.length > 0 && <RemovedSections sections={removed} />}
        </div>
      </div>
    </>
  )
}
