import { defineMessages } from '../define-messages.ts'
import { nameSize } from '../name-size.ts'

/** The search popup, and what a page of search results says about the search. */
export const searchMessages = defineMessages('search', {
  search: 'Search',
  /** spec */
  placeholder: 'Search here...',
  close: 'Close',
  /** spec */
  results: (where: string) => `Search results (${where})`,
  /** spec */
  all: 'All',
  suggestions: 'Suggestions',
  count: (products: number) => (products === 1 ? '1 product' : `${products} products`),
  unreachable: "We can't reach the shop right now. These are products you've viewed before.",
  /** spec */
  showMore: 'Show More (+10)',
  /** spec */
  allResults: 'All results',
  outOfStock: 'Out of stock',

  category: 'Category',
  allCategories: 'All categories',
  subCategory: 'Type of product',
  allProducts: 'All products',
  priceFrom: (amount: string) => `from ${amount}`,
  priceUpTo: (amount: string) => `up to ${amount}`,
  size: (size: number | string) => nameSize('size', size, 'one size'),

  showingFor: (words: string) => `Showing results for “${words}”.`,
  nothingHas: (words: string) => `No product matches “${words}”.`,

  nothingFor: (words: string) => `Nothing found for “${words}”`,
  nothingHint: 'Check the spelling or try fewer words.',
  tryInstead: 'Try',

  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  popular: 'Popular searches',
  bestSellers: 'Best sellers',
  seen: 'Recently viewed',
  browse: 'Browse',
})
