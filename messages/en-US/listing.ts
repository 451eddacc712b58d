import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** The listings: all products, a category, a type and search results, with their filters and order. */
export const listingMessages = defineMessages('listing', {
  all: 'All',
  allOf: (category: string) => `All ${category}`,
  types: 'Product types',
  products: 'Products',
  /** For search engines, where the owner has written nothing. */
  shopFor: (title: string) => `${title}: colors, sizes and prices.`,

  search: 'Search',
  searchDescription: 'Search by name, brand, color or product number.',
  resultsFor: (words: string) => `Results for “${words}”`,
  foundFor: (words: string) => `Products that match “${words}”.`,

  /** An estimate, where counting every product would take too long. */
  about: (figures: string) => `about ${figures}`,
  count: (figures: string, total: number) => (total === 1 ? '1 product' : `${figures} products`),
  shownOf: (shown: number, count: string) => `${shown} of ${count}`,
  more: 'Load more',
  again: 'Show them again',

  filter: 'Filter',
  filterAndSort: 'Filter and sort',
  chosenFilters: 'Chosen filters',
  /** Spoken before the name of a filter. */
  remove: 'Remove',
  clearAll: 'Clear all',
  show: (count: string) => `Show ${count}`,
  showResults: 'Show results',
  type: 'Type',
  color: 'Color',
  size: 'Size',
  sizeOf: (size: number | string) => nameSize('Size', size, 'One size'),
  price: 'Price',
  priceFrom: (amount: string) => `From ${amount}`,
  priceUpTo: (amount: string) => `Up to ${amount}`,
  priceBetween: (from: string, to: string) => `${from} to ${to}`,
  minPrice: (currency: string) => `From ${currency}`,
  maxPrice: (currency: string) => `To ${currency}`,
  rating: 'Rating',
  anyRating: 'Any rating',
  stars: (stars: number) => (stars === 5 ? '5 stars' : `${stars} stars and up`),
  availability: 'Availability',
  inStock: 'In stock',
  onSale: 'On sale',

  sortBy: 'Sort by',
  bestMatch: 'Best match',
  /** The order of a collection. */
  featured: 'Featured',
  sortings: {
    newest: 'Newest',
    'price-low': 'Price, low to high',
    'price-high': 'Price, high to low',
    'best-rated': 'Best rated',
    'best-selling': 'Best selling',
  },

  showGrid: 'Show as a grid',
  showOneByOne: 'Show one by one',

  nothingFor: (words: string) => `Nothing found for “${words}”`,
  nothingMatches: 'No products match these filters',
  nothingYet: 'No products here yet',
  browseOthers: 'Browse the other categories.',
  comeBack: 'Please come back later.',
  tryOtherWords: 'Check the spelling, try a shorter word, or browse all products.',
  tryFewerFilters: 'Remove a filter or browse all products.',
  clearFilters: 'Clear all filters',
})
