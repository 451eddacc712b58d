import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { PageRow } from '#app/admin/categories/page-row.tsx'
import { AddCollection } from '#app/admin/collections/add-collection.tsx'
import { Section } from '#app/admin/section.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { adminCollectionsMessages } from '#messages/en-US/admin/collections.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/collections.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).collections.listCollections({})).collections
}

export default function CollectionsScreen({ loaderData: collections }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading lead={adminCollectionsMessages.lead}>{adminFrameMessages.pages.collections}</AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        {collections.length === 0 ? (
          <p className="border-y border-line py-4">{adminCollectionsMessages.none}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {collections.map(({ collectionId, title, kind, isInMenu }, place) => (
              <PageRow
                key={collectionId}
                to={`/admin/collections/${collectionId}`}
                title={title}
                detail={[
                  adminCollectionsMessages.kinds[kind],
                  ...(isInMenu ? [adminCollectionsMessages.inMenu] : []),
                ].join(', ')}
                canMove={{ up: place > 0, down: place < collections.length - 1 }}
                move={(to) => api.collections.moveCollection({ collectionId, to })}
              />
            ))}
          </ul>
        )}
        <Section title={adminCollectionsMessages.add}>
          <AddCollection />
        </Section>
      </div>
    </>
  )
}
