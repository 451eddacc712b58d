import { Children, Fragment } from 'react'
import { discountName } from '#contract/discounts/discount-name.ts'
import { resizedAddress } from '#contract/media/image.ts'
import { formatCents } from '#contract/money.ts'
import type { Address } from '#contract/orders/order.ts'
import { brandName, isTakenByHand } from '#contract/payments/brand-name.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { emailsOrdersMessages } from '#messages/en-US/emails/orders.ts'
import { Broken, Heading } from './layout.tsx'
import type { OrderFields, OrderItem } from './order-fields.ts'
import { useStyles } from './styles.ts'
import { absolute, type TemplateShop } from './template.ts'

/** The items with images; the text alone is complete. */
export function Lines({ lines, shop }: { lines: readonly OrderItem[]; shop: TemplateShop }) {
  const styles = useStyles()
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and items have no ids
          <tr key={at} style={styles.row}>
            <td style={styles.imageCell} data-skip-in-text="true">
              {/* An invented item has none. */}
              {line.image !== '' && (
                <img
                  src={absolute(resizedAddress(line.image, 160, 'jpg'), shop)}
                  alt=""
                  width={60}
                  height={78}
                  style={styles.image}
                />
              )}
            </td>
            <td style={styles.product}>
              {line.name}
              <div style={styles.small}>
                {choiceOf(line).map((part, place) => (
                  <Fragment key={part}>
                    {place > 0 && ' · '}
                    <span style={styles.unbroken}>{part}</span>
                  </Fragment>
                ))}
              </div>
            </td>
            <td style={styles.amount}>{formatCents(line.unitPriceCents * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type Summed = Pick<
  OrderFields,
  'subtotalCents' | 'discounts' | 'shippingCents' | 'taxCents' | 'totalCents' | 'includedTaxCents' | 'includedTaxRate'
>

interface SumsProps {
  order: Summed
  /** False while the card page still asks how and where it is shipped. */
  isShippingKnown?: boolean
}

/** Subtotal, discounts, shipping, tax and total. */
export function Sums({ order, isShippingKnown = true }: SumsProps) {
  const styles = useStyles()
  const messages = emailsOrdersMessages.order
  const parts = [
    [messages.subtotal, formatCents(order.subtotalCents)],
    ...order.discounts.map((discount) => [
      discountName(discount),
      discount.kind === 'free_shipping' ? messages.freeShipping : formatCents(-discount.amountCents),
    ]),
    [messages.shipping, order.shippingCents === 0 ? messages.free : formatCents(order.shippingCents)],
    ...(!isShippingKnown
      ? []
      : order.includedTaxCents > 0
        ? [[messages.includedTax(String(order.includedTaxRate / 1_000)), formatCents(order.includedTaxCents)]]
        : [[messages.tax, formatCents(order.taxCents)]]),
  ]
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ ...styles.table, ...styles.row }}>
      <tbody>
        <tr data-skip-in-text="true">
          <td colSpan={2} style={styles.space} />
        </tr>
        {parts.map(([name, value]) => (
          <tr key={name}>
            <td style={styles.sum}>{name} </td>
            <td style={{ ...styles.sum, ...styles.right }}>{value}</td>
          </tr>
        ))}
        <tr data-skip-in-text="true">
          <td colSpan={2} style={styles.space} />
        </tr>
        <tr style={styles.row}>
          <td style={styles.total}>{isShippingKnown ? messages.total : messages.totalBeforeTax} </td>
          <td style={{ ...styles.total, ...styles.right }}>{formatCents(order.totalCents)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A link to the tracking page. */
export function FollowLink({ place, shop, canCancel }: { place: string; shop: TemplateShop; canCancel?: boolean }) {
  const styles = useStyles()
  const link = (text: string) => (
    <a key={text} href={absolute(place, shop)} style={styles.link}>
      {text}
    </a>
  )
  const { track, trackOrCancel } = emailsOrdersMessages.order
  return <p style={styles.after}>{canCancel ? Children.toArray(trackOrCancel(link)) : link(track)}</p>
}

/** Where an order goes, or where it is picked up and when. */
export function Destination({ order: { address, pickup } }: { order: Pick<OrderFields, 'address' | 'pickup'> }) {
  const styles = useStyles()
  if (!pickup) {
    return (
      <>
        <Heading>{emailsOrdersMessages.order.address}</Heading>
        <AddressLines address={address} />
      </>
    )
  }
  return (
    <>
      <Heading>{emailsOrdersMessages.order.pickup}</Heading>
      <AddressLines address={{ ...address, name: pickup.name }} />
      {pickup.hours && (
        <p style={styles.text}>
          <Broken text={pickup.hours} />
        </p>
      )}
    </>
  )
}

/** What the buyer wrote with the order. */
export function Notes({ order }: { order: Pick<OrderFields, 'customerNote' | 'giftMessage'> }) {
  const styles = useStyles()
  const { customerNote, giftMessage } = emailsOrdersMessages.order
  const written = [
    { name: customerNote, text: order.customerNote },
    { name: giftMessage, text: order.giftMessage },
  ]
  return written
    .filter(({ text }) => text !== '')
    .map(({ name, text }) => (
      <Fragment key={name}>
        <Heading>{name}</Heading>
        <p style={styles.text}>
          <Broken text={text} />
        </p>
      </Fragment>
    ))
}

function AddressLines({ address }: { address: Address }) {
  const styles = useStyles()
  const lines: string[] = [
    address.name,
    address.line1,
    address.line2,
    [address.city, [address.state, address.postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    countryName(address.country),
  ]
  return (
    <p style={styles.text}>
      <Broken text={lines.filter(Boolean).join('\n')} />
    </p>
  )
}

/** "Visa ending in 4242", or "your card ending in 4242" where the brand is not known. */
export function cardWords(cardBrand: string, cardLast4: string): string {
  const { card, unknownBrand, unknownCard } = emailsOrdersMessages.order
  const brand = brandName(cardBrand)
  if (!cardLast4) return brand || unknownCard
  return brand ? card(brand, cardLast4) : unknownBrand(cardLast4)
}

/** Where a refund goes: as `cardWords`, or the bank account for what no payment provider took. */
export function refundWords(cardBrand: string, cardLast4: string): string {
  const { bankAccount, byHand } = emailsOrdersMessages.order
  if (cardBrand === 'bank_transfer') return bankAccount
  return isTakenByHand(cardBrand) ? byHand : cardWords(cardBrand, cardLast4)
}

/** "Brown", "Size 52", "Quantity 2". */
function choiceOf({ color, size, quantity }: Pick<OrderItem, 'color' | 'size' | 'quantity'>): string[] {
  const messages = emailsOrdersMessages.order
  return [color ?? '', size === null ? '' : messages.size(size), messages.quantity(quantity)].filter(Boolean)
}

function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([currentLocale()], { type: 'region' }).of(code) ?? code
}
