import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { Barcode } from '#app/orders/barcode.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { barcodeOf } from '#contract/returns/barcode-of.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import { sellerName } from '#contract/settings/seller.ts'
import { returnsMessages } from '#messages/en-US/returns.ts'
import { choiceWords } from './choice-words.ts'

/** The page that goes into the package: where it goes, who sends it, its number and what is inside. */
export function ReturnSlip({ orderReturn, back }: { orderReturn: OrderReturn; back: string }) {
  const { number, orderNumber, status, lines, address } = orderReturn
  return (
    <div className="mx-auto w-full max-w-[52rem] bg-chalk px-6 py-8 text-ink sm:px-12 print:bg-transparent print:p-0">
      <p className="mb-8 flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to={back} className="link">
          {returnsMessages.backToOrder}
        </Link>
        {status === 'approved' && (
          <Button className="noscript:hidden" onClick={() => window.print()}>
            {returnsMessages.print}
          </Button>
        )}
      </p>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-ink pb-6">
        <Logo className="h-12 max-w-72" nameClass="text-title" />
        <div className="sm:text-right print:text-right">
          <h1 className="display text-title">{returnsMessages.slipTitle}</h1>
          <p>{returnsMessages.slipOf(number, orderNumber)}</p>
          <Barcode
            text={barcodeOf(number)}
            className="mt-2 sm:-mr-[3.3mm] sm:ml-auto print:-mr-[3.3mm] print:ml-auto"
          />
          <p className="font-mono text-lead tracking-widest">{digitsOf(number)}</p>
        </div>
      </header>
      {status === 'approved' ? (
        <>
          <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
            <Block title={returnsMessages.sendTo}>
              <ShopAddress />
            </Block>
            <Block title={returnsMessages.from}>
              <AddressLines address={address} />
            </Block>
          </div>
          <Items lines={lines} />
          <p className="mt-10 max-w-text text-small">{returnsMessages.slipHint}</p>
        </>
      ) : (
        <p>{returnsMessages.notApproved}</p>
      )}
    </div>
  )
}

const digitsOf = (number: string) => barcodeOf(number).replace(/^(\d)(\d{6})(\d{6})$/, '$1 $2 $3')

function ShopAddress() {
  const { shop, returns } = useSettings()
  return (
    <address className="text-lead not-italic">
      {returns.returnAddress || `${sellerName(shop)}, ${shop.postalAddress}`}
    </address>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-1 text-small">{title}</h2>
      {children}
    </div>
  )
}

function Items({ lines }: Pick<OrderReturn, 'lines'>) {
  const { item, reason, quantity } = returnsMessages.columns
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-ink text-small">
          <th scope="col" className="py-2 pr-4 font-medium">
            {item}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            {reason}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {quantity}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineId} className="border-b border-line align-top">
            <td className="py-3 pr-4">
              {line.name}
              <span className="block text-small">{[choiceWords(line), line.sku].filter(Boolean).join(' · ')}</span>
              {line.wanted && (
                <span className="block text-small">{returnsMessages.exchangedFor(choiceWords(line.wanted))}</span>
              )}
            </td>
            <td className="py-3 pr-4 text-small">{returnsMessages.reasons[line.reason]}</td>
            <td className="py-3 text-right text-lead tabular-nums">{line.quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
