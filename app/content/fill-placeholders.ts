import * as shop from '#contract/constants.ts'
import { formatCents } from '#contract/money.ts'

/** What stands for each placeholder of the content pages; the table in `content/README.md` explains them. */
const facts: Record<string, string | number> = {
  shopName: shop.brandName,
  returnDays: shop.returnDays,
  coolingOffDays: shop.coolingOffDays,
  refundDays: shop.refundDays,
  refundContactDays: shop.refundContactDays,
  cancelRefundDays: shop.cancelRefundDays,
  processingDays: shop.processingDays,
  deliveryDays: shop.deliveryDays,
  expressPrice: formatCents(shop.expressCents),
  freeExpressOver: formatCents(shop.freeExpressOverCents).replace(/\.00$/, ''),
  contactEmail: shop.contactEmail,
}

/** The text with its placeholders filled in; throws for one that stands for nothing, so that none is ever shown. */
export function fillPlaceholders(text: string): string {
  return text.replace(/\{\{(\w*)\}\}/g, (_whole, name: string) => {
    const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
    if (fact === undefined) throw new Error(`There is no placeholder {{${name}}}; content/README.md lists them.`)
    return String(fact)
  })
}
