import { defineMessages } from '../../define-messages.ts'

/** Calls about synonyms and searches. */
export const apiSearchMessages = defineMessages('api/search', {
  termMissing: 'Please enter what shoppers search for.',
  termTooLong: (max: number) => `Please enter at most ${max} words that shoppers search for.`,
  wordsMissing: 'Please enter at least one word that products have.',
  oneWordEach: (text: string) => `Please enter single words that products have. “${text}” has several.`,
  sameWord: (term: string) => `“${term}” already finds itself. Please enter another word.`,
  termTaken: (term: string) => `“${term}” already has synonyms. Please edit those.`,
  tooMany: (max: number) => `You can have up to ${max} synonyms. Please remove one first.`,
  saved: (term: string, products: number) =>
    products === 0
      ? `Saved. A search for “${term}” still finds nothing: no product has these words.`
      : `Saved. A search for “${term}” now finds ${products === 1 ? '1 product' : `${products} products`}.`,
  synonymGone: 'This synonym has already been removed.',
  synonymRemoved: (term: string) => `The synonyms of “${term}” have been removed.`,
  searchRemoved: 'The search has been removed from the list.',
})
