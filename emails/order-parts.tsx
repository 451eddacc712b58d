import { formatCents } from '#contract/money.ts'
import type { Address } from '#contract/orders/order.ts'
import { Broken } from './layout.tsx'
import type { Goods, OrderFields } from './order-fields.ts'
import { styles } from './styles.ts'
import { absolute, type TemplateShop } from './template.ts'

/** The items with images; the text alone is complete. */
export function Lines({ lines, shop }: { lines: readonly Goods[]; shop: TemplateShop }) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.table}>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and items have no ids
          <tr key={at} style={styles.row}>
            <td style={styles.imageCell} data-skip-in-text="true">
              <img src={absolute(smallest(line.image), shop)} alt="" width={60} height={78} style={styles.image} />
            </td>
            <td style={styles.goods}>
              {line.name}
              <div style={styles.small}>{choiceOf(line)}</div>
            </td>
            <td style={styles.amount}>{formatCents(line.unitPriceCents * line.quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Subtotal, shipping, tax and total. */
export function Sums({ order }: { order: OrderFields }) {
  const parts = [
    ['Subtotal', formatCents(order.subtotalCents)],
    ['Shipping', order.shippingCents === 0 ? 'Free' : formatCents(order.shippingCents)],
    ['Tax', formatCents(order.taxCents)],
  ]
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ ...styles.table, ...styles.row }}>
      <tbody>
        {parts.map(([name, value]) => (
          <tr key={name}>
            <td style={styles.sum}>{name} </td>
            <td style={{ ...styles.sum, ...styles.right }}>{value}</td>
          </tr>
        ))}
        <tr>
          <td style={styles.total}>Total </td>
          <td style={{ ...styles.total, ...styles.right }}>{formatCents(order.totalCents)}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** A link to the tracking page. */
export function FollowLink({ place, shop, canCancel }: { place: string; shop: TemplateShop; canCancel?: boolean }) {
  return (
    <p style={styles.text}>
      <a href={absolute(place, shop)} style={styles.link}>
        {canCancel ? 'Follow or cancel this order' : 'Follow this order'}
      </a>
      {canCancel && '. It can be canceled until it ships.'}
    </p>
  )
}

export function AddressLines({ address }: { address: Address }) {
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

/** "Visa ending in 4242", or "your card" where the brand is not known. */
export function cardWords(cardBrand: string, cardLast4: string): string {
  const brand = cardBrand ? cardBrand.charAt(0).toUpperCase() + cardBrand.slice(1) : 'your card'
  return cardLast4 ? `${brand} ending in ${cardLast4}` : brand
}

/** "Brown, size 52, 2 units". */
function choiceOf({ color, size, quantity }: Pick<Goods, 'color' | 'size' | 'quantity'>): string {
  return [color, size !== null && `size ${size}`, `${quantity} ${quantity === 1 ? 'piece' : 'pieces'}`]
    .filter(Boolean)
    .join(', ')
}

const countries = new Intl.DisplayNames(['en'], { type: 'region' })

function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code
}

// Emails use the smallest width.
function smallest(image: string): string {
  return image.replace(/\/\d+\.webp$/, '/160.webp')
}
