import type { Api } from '#contract/index.ts'
import type { TargetChoices } from './target-fields.tsx'

/** The categories and collections that a discount can be for; categories of the second level after the first's title. */
export async function loadChoices({ categories, collections }: Api): Promise<TargetChoices> {
  const [all, selections] = await Promise.all([categories.listCategories({}), collections.listCollections({})])
  const titles = new Map(all.categories.map(({ categoryId, title }) => [categoryId, title]))
  return {
    categories: all.categories
      .filter(({ path }) => path !== 'all')
      .map(({ categoryId: id, parentId, title }) => ({
        id,
        title: parentId === null ? title : `${titles.get(parentId) ?? ''} › ${title}`,
      })),
    collections: selections.collections.map(({ collectionId: id, title }) => ({ id, title })),
  }
}
