import type { Api } from '#contract/index.ts'

/** The titles of the categories in their order, with those of the categories in each. */
export type CategoryTitles = readonly { title: string; types: readonly string[] }[]

export async function loadCategoryTitles({ categories: { listCategories } }: Api): Promise<CategoryTitles> {
  const { categories } = await listCategories({})
  return categories
    .filter(({ parentId, path }) => parentId === null && path !== 'all')
    .map(({ categoryId, title }) => ({
      title,
      types: categories.filter(({ parentId }) => parentId === categoryId).map((type) => type.title),
    }))
}

/** The titles of the categories in the one with a title. */
export function typesIn(titles: CategoryTitles, subCategory: string): readonly string[] {
  return titles.find(({ title }) => title === subCategory)?.types ?? []
}
