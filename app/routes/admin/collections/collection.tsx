import { data } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { readPage } from '#app/admin/categories/page-fields.ts'
import { PageForm } from '#app/admin/categories/page-form.tsx'
import { usePageEditing } from '#app/admin/categories/use-page-editing.ts'
import { readCollection, ruleNames } from '#app/admin/collections/collection-fields.ts'
import { CollectionPreview } from '#app/admin/collections/collection-preview.tsx'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { WithPreview } from '#app/admin/with-preview.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { FormField } from '#app/ui/form/form-field.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { OwnCollection } from '#contract/collections/calls.ts'
import type { Api } from '#contract/index.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminCollectionsMessages } from '#messages/en-US/admin/collections.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/collection.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.title ?? adminFrameMessages.pages.collection)

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await findCollection(context.get(apiContext), params.collectionId)
  if (!found) throw data(null, { status: 404 })
  return found
}

async function findCollection({ collections }: Api, collectionId: string) {
  const all = (await collections.listCollections({})).collections
  const found = all.find((each) => each.collectionId === collectionId)
  return found ? toPage(found) : null
}

function toPage(collection: OwnCollection) {
  const { isInMenu, rule, skus } = collection
  return { ...collection, parts: { isInMenu, rule, skus } }
}

export default function CollectionPage({ loaderData }: Route.ComponentProps) {
  return <CollectionEditor key={loaderData.collectionId} loaded={loaderData} />
}

function CollectionEditor({ loaded }: { loaded: ReturnType<typeof toPage> }) {
  const { collectionId, kind } = loaded
  const editing = usePageEditing(loaded, {
    find: () => findCollection(api, collectionId),
    async save(values, version) {
      const changes = { ...readPage(values), ...readCollection(values) }
      const saved = await api.collections.changeCollection({ collectionId, version, ...changes })
      return { page: toPage(saved.collection), message: saved.message }
    },
  })
  const { title, slug, version } = editing.page
  return (
    <>
      <AdminHeading
        lead={adminCollectionsMessages.kinds[kind]}
        actions={
          <>
            <LinkButton variant="quiet" className="-mx-2" to={`/admin/versions/collection.${collectionId}`}>
              {adminVersionsMessages.link}
            </LinkButton>
            <LinkButton variant="quiet" className="-mx-2" to={`/collections/${slug}`} reloadDocument>
              {adminCategoriesMessages.viewInShop}
            </LinkButton>
          </>
        }
      >
        {title}
      </AdminHeading>
      <WithPreview preview={<CollectionPreview collectionId={collectionId} values={editing.form.values} />}>
        <PageForm editing={editing} hasSlug>
          <FormField of={editing.form} name="isInMenu" />
          {kind === 'rule' && <p className="text-small text-ink-soft">{adminCollectionsMessages.rule}</p>}
          {(kind === 'rule' ? ruleNames : (['skus'] as const)).map((name) => (
            <FormField key={name} of={editing.form} name={name} />
          ))}
        </PageForm>
      </WithPreview>
      <div className="mt-12 max-w-text border-t border-line pt-4">
        <ConfirmInRow
          label={adminCategoriesMessages.remove}
          of={title}
          question={adminCollectionsMessages.askRemove(title)}
          act={() => api.collections.removeCollection({ collectionId, version })}
          leadsTo="/admin/collections"
        />
      </div>
    </>
  )
}
