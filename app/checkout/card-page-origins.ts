/** The meta tag with the origin of the card page, if the shop does not serve it. */
export const cardPageMeta = 'card-page'

/** The origins a card page may have: the shop's and the payment provider's. */
export function cardPageOrigins(): [own: string, ...others: string[]] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${cardPageMeta}]`)?.content
  return named ? [window.location.origin, named] : [window.location.origin]
}
