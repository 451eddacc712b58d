/** What a sale does to a price: takes a percentage off it, or sets it. */
export const saleKinds = ['percent', 'price'] as const

/** Which products it reduces: all, those of a collection, or those chosen by hand. */
export const saleScopes = ['all', 'collection', 'hand'] as const

export const saleStates = ['scheduled', 'running', 'ended', 'canceled'] as const
