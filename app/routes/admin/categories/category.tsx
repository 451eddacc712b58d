import { data } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { readMeasures } from '#app/admin/categories/measure-fields.ts'
import { MeasurePart } from '#app/admin/categories/measure-part.tsx'
import { readPage } from '#app/admin/categories/page-fields.ts'
import { PageForm } from '#app/admin/categories/page-form.tsx'
import { PagePreview } from '#app/admin/categories/page-preview.tsx'
import { usePageEditing } from '#app/admin/categories/use-page-editing.ts'
import { ConfirmInRow } from '#app/admin/confirm-in-row.tsx'
import { WithPreview } from '#app/admin/with-preview.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { OwnCategory } from '#contract/categories/calls.ts'
import type { Api } from '#contract/index.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminVersionsMessages } from '#messages/en-US/admin/versions.ts'
import type { Route } from './+types/category.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.category.title ?? adminFrameMessages.pages.category)

export async function loader({ context, params }: Route.LoaderArgs) {
  const calls = context.get(apiContext)
  const found = await findCategory(calls, params.categoryId)
  if (!found) throw data(null, { status: 404 })
  const [subCategory, type] = found.path === 'all' ? [] : found.path.split('/')
  const { products, total } = await calls.listing.listProducts({ subCategory, type, limit: maxPreviewed })
  return { category: found, preview: { products, total } }
}

const maxPreviewed = 8

async function findCategory({ categories }: Api, categoryId: string): Promise<OwnCategory | null> {
  const all = (await categories.listCategories({})).categories
  return all.find((each) => each.categoryId === categoryId) ?? null
}

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <CategoryEditor key={loaderData.category.categoryId} {...loaderData} />
}

function CategoryEditor({ category: loaded, preview }: Route.ComponentProps['loaderData']) {
  const { categoryId } = loaded
  const hasMeasures = loaded.parentId === null && loaded.path !== 'all'
  const editing = usePageEditing(loaded, {
    find: () => findCategory(api, categoryId),
    async save(values, version) {
      const saved = await api.categories.changeCategory({
        categoryId,
        version,
        ...readPage(values),
        ...(hasMeasures && { measures: readMeasures(values) }),
      })
      return { page: saved.category, message: saved.message }
    },
  })
  const { title, path, products, version } = editing.page
  const isAll = path === 'all'
  return (
    <>
      <AdminHeading
        lead={adminCategoriesMessages.products(products)}
        actions={
          <>
            <LinkButton variant="quiet" className="-mx-2" to={`/admin/versions/category.${categoryId}`}>
              {adminVersionsMessages.link}
            </LinkButton>
            <LinkButton variant="quiet" className="-mx-2" to={addressOf(path)} reloadDocument>
              {adminCategoriesMessages.viewInShop}
            </LinkButton>
          </>
        }
      >
        {title}
      </AdminHeading>
      <WithPreview
        preview={
          <PagePreview
            values={editing.form.values}
            path={addressOf(typedPath(path, editing.form.values.slug))}
            {...preview}
          />
        }
      >
        <PageForm editing={editing} hasSlug={!isAll}>
          {hasMeasures && <MeasurePart of={editing.form} />}
        </PageForm>
      </WithPreview>
      {!isAll && (
        <div className="mt-12 max-w-text border-t border-line pt-4">
          <ConfirmInRow
            label={adminCategoriesMessages.remove}
            of={title}
            question={adminCategoriesMessages.askRemove(title)}
            act={() => api.categories.removeCategory({ categoryId, version })}
            leadsTo="/admin/categories"
          />
        </div>
      )}
    </>
  )
}

/** The path of a category with the slug that is typed. */
function typedPath(path: string, slug: string): string {
  return [...path.split('/').slice(0, -1), slug].join('/')
}

function addressOf(path: string): string {
  if (path === 'all') return '/shop'
  return path.includes('/') ? `/shop/${path}` : `/shop/${path}/all`
}
