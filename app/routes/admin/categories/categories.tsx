import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AddCategory } from '#app/admin/categories/add-category.tsx'
import { PageRow } from '#app/admin/categories/page-row.tsx'
import { Section } from '#app/admin/section.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { adminCategoriesMessages } from '#messages/en-US/admin/categories.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/categories.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return (await context.get(apiContext).categories.listCategories({})).categories
}

export default function CategoriesScreen({ loaderData: categories }: Route.ComponentProps) {
  const own = categories.filter(({ path }) => path !== 'all')
  return (
    <>
      <AdminHeading lead={adminCategoriesMessages.lead}>{adminFrameMessages.pages.categories}</AdminHeading>
      <div className="grid items-start gap-x-16 gap-y-12 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ul className="divide-y divide-line border-y border-line">
          {categories.map((category) => {
            const siblings = own.filter(({ parentId }) => parentId === category.parentId)
            const place = siblings.indexOf(category)
            return (
              <PageRow
                key={category.categoryId}
                to={`/admin/categories/${category.categoryId}`}
                title={category.title}
                detail={adminCategoriesMessages.products(category.products)}
                isInner={category.parentId !== null}
                move={(to) => api.categories.moveCategory({ categoryId: category.categoryId, to })}
                canMove={{ up: place > 0, down: place >= 0 && place < siblings.length - 1 }}
              />
            )
          })}
        </ul>
        <Section title={adminCategoriesMessages.add}>
          <AddCategory families={own.filter(({ parentId }) => parentId === null)} />
        </Section>
      </div>
    </>
  )
}
