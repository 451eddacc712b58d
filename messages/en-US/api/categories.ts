import { defineMessages } from '../../define-messages.ts'

const products = (count: number) => (count === 1 ? '1 product is' : `${count} products are`)

/** Calls about categories, and what they share with collections. */
export const apiCategoriesMessages = defineMessages('api/categories', {
  notFound: 'This category does not exist.',
  titleMissing: 'Please enter a title.',
  titleTaken: (title: string) => `There is a category “${title}” here already.`,
  slugInvalid: 'Please use lowercase letters, digits and single hyphens, such as hair-accessories.',
  slugTaken: (slug: string) => `Another category here has the address “${slug}”.`,
  measureEmpty: 'Please enter a name for each measurement.',
  tooManyMeasures: (max: number) => `A category has up to ${max} measurements.`,
  slugReserved: (slug: string) => `The address “${slug}” is used by the shop itself.`,
  slugOfAll: 'The page of all products keeps its address.',
  changedMeanwhile: 'Someone else has changed this in the meantime.',
  added: (title: string) => `“${title}” has been added. It is in the menus once it has products.`,
  saved: 'Saved.',
  moved: (title: string) => `“${title}” has been moved.`,
  isAtEnd: (title: string) => `“${title}” is already there.`,
  isInUse: (title: string, count: number) =>
    `“${title}” can't be deleted: ${products(count)} in it, drafts and archived ones included.`,
  allStays: 'The page of all products cannot be deleted.',
  removed: (title: string) => `“${title}” has been deleted.`,
})
