import { defineMessages } from '../../define-messages.ts'

const products = (count: number) => (count === 1 ? '1 product is' : `${count} products are`)

/** Calls about categories, and what they share with collections. */
export const apiCategoriesMessages = defineMessages('api/categories', {
  notFound: 'This category does not exist.',
  titleMissing: 'Please enter a title.',
  titleTaken: (title: string) => `There is already a category “${title}” here.`,
  slugInvalid: 'Please use lowercase letters, digits and single hyphens, such as hair-accessories.',
  slugTaken: (slug: string) => `Another category here has the address “${slug}”.`,
  measureEmpty: 'Please enter a name for each measurement.',
  tooManyMeasures: (max: number) => `A category has up to ${max} measurements.`,
  slugReserved: (slug: string) => `The address “${slug}” is used by the shop itself.`,
  slugOfAll: 'The page of all products keeps its address.',
  changedMeanwhile: 'Someone else has changed this in the meantime.',
  added: (title: string) => `“${title}” has been added. It appears in the menus once it has products.`,
  saved: 'Saved.',
  moved: (title: string) => `“${title}” has been moved.`,
  isAtEnd: (title: string) => `“${title}” is already there.`,
  isInUse: (title: string, count: number) =>
    `“${title}” can't be deleted: ${products(count)} in it, including drafts and archived ones.`,
  allStays: "The page of all products can't be deleted.",
  removed: (title: string) => `“${title}” has been deleted.`,
})
