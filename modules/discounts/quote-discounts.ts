import { chargeStep, currencyOf } from '#contract/currencies.ts'
import { isCode, normalCode } from '#contract/discounts/code-text.ts'
import type { DiscountKind, FreeSpeeds } from '#contract/discounts/discount-kinds.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { apiDiscountsMessages } from '#messages/en-US/api/discounts.ts'
import { highestShipping } from '../shipping/highest-shipping.ts'
import type { AppliedDiscounts, CartDiscount } from './cart-discount.ts'
import { chooseDiscounts } from './choose-discounts.ts'
import { type Buyer, type Candidate, findCandidates } from './find-candidates.ts'
import { type Matches, matchProducts } from './match-products.ts'
import { isPersonal, type Refusal, refusalOf } from './refusal-of.ts'

interface Cart {
  lines: readonly { productId: string; unitPriceCents: number; quantity: number }[]
  /** As the shopper entered them. */
  codes: readonly string[]
  buyer: Buyer
  /** The country that shipping is priced for; null for the one that pages show prices for. */
  country: string | null
  /** The pickup point that the shopper chose; null for what is shipped. */
  pickup: string | null
}

/** A discount that a cart gets. */
export interface UsedDiscount {
  discountId: string
  codeId: string | null
  title: string
  code: string | null
  kind: DiscountKind
  /** Taken off the items. */
  amountCents: number
  /** What is left of store credit afterwards; null for other kinds. */
  leftCents: number | null
  /** Whether it counts for its buyer's email. */
  isPersonal: boolean
}

export interface DiscountQuote {
  /** For each line of the cart. */
  lines: AppliedDiscounts['lines']
  discountCents: number
  used: UsedDiscount[]
  freeSpeeds: FreeSpeeds | null
  /** Each code as it is stored, with why it is not used. */
  codes: { code: string; refusal: Refusal | null }[]
}

/**
 * The discounts that a cart gets now: the one place where cart, card page and order learn it. Amounts are the smallest units of
 * the shop's currency.
 */
export async function quoteDiscounts(db: Db | Tx, settings: Settings, cart: Cart): Promise<DiscountQuote> {
  const { lines, buyer, country, pickup } = cart
  const codes = [...new Set(cart.codes.map(normalCode))]
  const { timeZone } = settings.shop
  const candidates = await findCandidates(db, { codes: codes.filter(isCode), buyer, timeZone })
  const matches = await matchProducts(
    db,
    candidates,
    lines.map(({ productId }) => productId),
  )
  const subtotalCents = lines.reduce((sum, { unitPriceCents, quantity }) => sum + unitPriceCents * quantity, 0)
  const found = candidates.map((candidate) => {
    const onCart = discountOnCart(candidate, lines, matches)
    const isForAny = onCart.applies.includes(true)
    return { candidate, onCart, refusal: refusalOf({ candidate, buyer, subtotalCents, isForAny }) }
  })
  const possible = found.flatMap(({ onCart, refusal }) => (refusal ? [] : [onCart]))
  const isShippingFreed = possible.some(({ freeSpeeds }) => freeSpeeds !== null)
  const goesTo = { subtotalCents, country, pickup }
  const highest = isShippingFreed ? await highestShipping(db, settings, goesTo) : null
  const chosen = chooseDiscounts(lines, possible, {
    step: chargeStep(currencyOf(settings.money.currency)),
    shippingSavedCents: (speeds) => highest?.[speeds] ?? 0,
  })
  const used = found.flatMap(({ candidate }) => {
    const taken = chosen.used.find(({ id }) => id === candidate.discount.id)
    return taken ? [usedDiscount(candidate, taken.amountCents)] : []
  })
  return {
    lines: chosen.lines,
    discountCents: chosen.lines.reduce((sum, { discountCents }) => sum + discountCents, 0),
    used,
    freeSpeeds: chosen.freeSpeeds,
    codes: codes.map((code) => {
      const of = found.find((each) => each.candidate.code?.code === code)
      return {
        code,
        refusal: of ? (of.refusal ?? refusalOfUnused(of.candidate, used)) : refusalOfOther(code, candidates),
      }
    }),
  }
}

/** Why a code is not used that no candidate has: another code of its discount is, or nobody knows it. */
function refusalOfOther(code: string, candidates: readonly Candidate[]): Refusal {
  const same = candidates.find(({ otherCodes }) => otherCodes.includes(code))?.code
  return same
    ? { reason: 'same-discount', message: apiDiscountsMessages.sameDiscount(code, same.code) }
    : { reason: 'unknown', message: apiDiscountsMessages.unknown(code) }
}

function discountOnCart(candidate: Candidate, lines: Cart['lines'], matches: Matches): CartDiscount {
  const { discount, code, balanceCents } = candidate
  const { id, kind, scope, getScope } = discount
  const within = (role: 'applies' | 'gets', of: string) =>
    lines.map(({ productId }) => of === 'all' || matches(id, role, productId))
  const applies = within('applies', scope)
  return {
    id,
    kind,
    rate: discount.rate ?? 0,
    amountCents: kind === 'store_credit' ? balanceCents : (discount.amountCents ?? 0),
    buyQuantity: discount.buyQuantity ?? 0,
    getQuantity: discount.getQuantity ?? 0,
    freeSpeeds: discount.freeSpeeds,
    isCombinable: discount.isCombinable,
    isCode: code !== null,
    applies,
    gets: getScope === null ? applies : within('gets', getScope),
  }
}

function usedDiscount(candidate: Candidate, amountCents: number): UsedDiscount {
  const { discount, code, balanceCents } = candidate
  return {
    discountId: discount.id,
    codeId: code?.id ?? null,
    title: discount.title,
    code: code?.code ?? null,
    kind: discount.kind,
    amountCents,
    leftCents: discount.kind === 'store_credit' ? balanceCents - amountCents : null,
    isPersonal: isPersonal(discount),
  }
}

/** Why a code that meets its conditions is not among those that are used. */
function refusalOfUnused({ discount, code }: Candidate, used: readonly UsedDiscount[]): Refusal | null {
  const name = code?.code ?? ''
  if (used.some(({ discountId }) => discountId === discount.id)) return null
  const others = used.filter(({ kind }) => kind !== 'store_credit')
  const [other] = others
  if (discount.kind === 'buy_x_get_y' && (discount.isCombinable || !other)) {
    const { buyQuantity, getQuantity } = discount
    return {
      reason: 'units-missing',
      message: apiDiscountsMessages.unitsMissing(name, buyQuantity ?? 0, getQuantity ?? 0),
    }
  }
  if (!other || discount.kind === 'store_credit') {
    return { reason: 'nothing-left', message: apiDiscountsMessages.nothingLeft(name) }
  }
  return { reason: 'not-combinable', message: apiDiscountsMessages.notCombinable(name, other.title) }
}
