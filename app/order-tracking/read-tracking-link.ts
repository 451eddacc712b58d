/** Order number and key of a tracking link: "AB-100001.key", as in our emails. */
export function readTrackingLink(link: string): { orderNumber: string; key: string } {
  const [orderNumber = '', key = ''] = link.split('.', 2)
  return { orderNumber: orderNumber.slice(0, 40), key: key.slice(0, 100) }
}
