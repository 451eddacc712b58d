/** The name under which a page says where the card page is, if that is not the shop's own address. */
export const cardPageMeta = 'card-page'

/** The places a shopper of this shop may pay at: its own address, and that of its payment provider. */
export function placesToPay(): [own: string, ...others: string[]] {
  const named = document.querySelector<HTMLMetaElement>(`meta[name=${cardPageMeta}]`)?.content
  return named ? [window.location.origin, named] : [window.location.origin]
}
