import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Barcode } from '#app/orders/barcode.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import { sellerName } from '#contract/settings/seller.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'

interface PrintPageProps {
  order: Order
  title: string
  /** One of several papers that are printed together. */
  isInSet: boolean
  children: ReactNode
}

/** A printable page about an order; the link and the button do not print. */
export function PrintPage({ order, title, isInSet, children }: PrintPageProps) {
  const Title = isInSet ? 'h2' : 'h1'
  const { shop, logo } = useSettings()
  return (
    <div className="mx-auto w-full max-w-[52rem] bg-chalk px-6 py-8 text-ink sm:px-12 print:bg-transparent print:p-0">
      {!isInSet && (
        <p className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
          <Link to={`/admin/orders/${order.orderNumber}`} className="link">
            {adminOrdersMessages.backToOrder}
          </Link>
          <Button className="noscript:hidden" onClick={() => window.print()}>
            {adminOrdersMessages.print}
          </Button>
        </p>
      )}
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-6">
        <div>
          <p className="sr-only">{shop.name}</p>
          <Logo className="mb-3 h-12 max-w-72" nameClass="text-title" />
          <address className="text-small not-italic">
            {(logo.logo !== '' || sellerName(shop) !== shop.name) && <p>{sellerName(shop)}</p>}
            <p className="max-w-80">{shop.postalAddress}</p>
            <p>{shop.contactEmail}</p>
            {shop.vatNumber !== '' && <p>{adminOrdersMessages.vatNumber(shop.vatNumber)}</p>}
            {shop.companyNumber !== '' && <p>{shop.companyNumber}</p>}
          </address>
        </div>
        <div className="sm:text-right print:text-right">
          <Title className="display text-title">{title}</Title>
          <p>{adminOrdersMessages.orderOn(order.orderNumber, dayWithYear(shopDay(new Date(order.createdAt), shop)))}</p>
          <Barcode
            text={order.orderNumber}
            className="mt-2 sm:-mr-[3.3mm] sm:ml-auto print:-mr-[3.3mm] print:ml-auto"
          />
        </div>
      </header>
      {children}
    </div>
  )
}

/** The header row of a printed table; the last column is right-aligned. */
export function PrintTableHead({ names }: { names: readonly string[] }) {
  return (
    <thead>
      <tr className="border-b border-ink text-left text-small">
        {names.map((name, at) => (
          <th
            key={name}
            scope="col"
            className={`py-2 pr-4 font-medium last:pr-0 ${at === names.length - 1 ? 'text-right' : ''}`}
          >
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** "Brown, size US 6 (EU 38)". */
export function choiceOf({ selectedColor, selectedSize, sizeLabel }: Order['orderDetails'][number]): string {
  return [selectedColor, selectedSize === null ? null : adminOrdersMessages.size(sizeLabel ?? selectedSize)]
    .filter(Boolean)
    .join(', ')
}
