import { defineMessages } from '../../define-messages.ts'

/** The admin's page about search: synonyms, and searches without a result. */
export const adminSearchMessages = defineMessages('admin/search', {
  lead: 'Teach the search what your shoppers call your products, and see what they looked for and did not find.',

  missed: 'Searches without results',
  missedLead: 'Counted without storing who searched. A search leaves the list once it finds products.',
  noneMissed: 'Every search found something.',
  searches: (count: number) => (count === 1 ? '1 search' : `${count} searches`),
  addSynonym: 'Add synonym',
  remove: 'Remove',
  forTerm: (term: string) => `for “${term}”`,
  older: 'Older searches',

  synonyms: 'Synonyms',
  synonymsLead: 'A search for one of these also finds products with the words beside it.',
  noSynonyms: 'No synonyms yet.',
  edit: 'Edit',
  alsoFinds: (words: string) => `also finds ${words}`,
  askRemove: 'Remove this synonym?',

  newSynonym: 'New synonym',
  editSynonym: (term: string) => `Synonyms of “${term}”`,
  term: 'Shoppers search for',
  termHint: 'Such as sunnies or hair tie.',
  words: 'Also find products with',
  wordsHint: 'Words from titles, tags, types or colors, separated by commas, such as boots.',
  save: 'Save synonym',
})
