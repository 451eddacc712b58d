import { defineMessages } from '../../define-messages.ts'

/** Calls about size charts. */
export const apiSizeChartsMessages = defineMessages('api/size-charts', {
  notFound: 'This size chart does not exist.',
  titleMissing: 'Please enter a title.',
  columnUnnamed: 'Please name every column.',
  columnTwice: 'Two columns have the same name.',
  oneSystemOnButtons: 'Buttons can show only one other size system.',
  tooManyColumns: (max: number) => `A size chart can have up to ${max} columns.`,
  sizeMissing: 'Please enter the size of every row.',
  sizeTwice: 'Two rows have the same size.',
  tooManyRows: (max: number) => `A size chart can have up to ${max} sizes.`,
  placeTwice: 'A category is chosen twice.',
  noCategory: 'A chosen category no longer exists.',
  placeTaken: (category: string, audience: string, chart: string) =>
    `“${category}”${audience ? ` for ${audience}` : ''} already uses the size chart “${chart}”.`,
  changedMeanwhile: 'Someone else changed this size chart. Compare your changes with theirs, then save again.',
  added: (title: string) => `Size chart “${title}” added.`,
  saved: 'Saved. Product pages show it from now on.',
  removed: (title: string) => `Size chart “${title}” deleted.`,
})
