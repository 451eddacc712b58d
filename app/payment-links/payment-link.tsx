import { type ReactNode, useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { dayWithYear } from '#contract/day-in-words.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { PaymentLink as AskedPayment } from '#contract/payment-links/payment-link.ts'
import { shopDay } from '#contract/shipping/arrival-dates.ts'
import { payMessages } from '#messages/en-US/pay.ts'
import { cardPageOrigins } from '../checkout/card-page-origins.ts'
import { checkoutAddress } from '../checkout/checkout-address.ts'
import { NeedsScript } from '../checkout/needs-script.tsx'

const money = (amount: number) => formatCents(toCents(amount))

interface PaymentLinkProps {
  payment: AskedPayment
  link: string
}

/** What a payment link asks to pay, and the way to the card page. */
export function PaymentLink({ payment, link }: PaymentLinkProps) {
  const { orderNumber, lines, discount, shipping, total, isBeforeTax, validUntil } = payment
  const { shop } = useSettings()
  return (
    <>
      <PageTitle lead={payMessages.lead(dayWithYear(shopDay(new Date(validUntil), shop)))}>
        {orderNumber === '' ? payMessages.titleUnnumbered : payMessages.title(orderNumber)}
      </PageTitle>
      <NeedsScript />
      <dl className="space-y-2 tabular-nums">
        {lines.map(({ name, color, size, quantity, price }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a checkout never change
          <div key={at} className="flex justify-between gap-6">
            <dt className="wrap-anywhere">
              {payMessages.units(name, quantity)}{' '}
              <span className="text-ink-soft">
                {[color, size === null ? null : payMessages.size(String(size))].filter(Boolean).join(', ')}
              </span>
            </dt>
            <dd>{money(price)}</dd>
          </div>
        ))}
        {discount > 0 && <Sum name={payMessages.discount}>{money(-discount)}</Sum>}
        {shipping !== null && (
          <Sum name={payMessages.shipping}>{shipping === 0 ? payMessages.free : money(shipping)}</Sum>
        )}
        <div className="flex justify-between gap-6 border-t border-line pt-3 text-lead">
          <dt>{isBeforeTax ? payMessages.totalBeforeTax : payMessages.total}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      <PayButton link={link} label={payMessages.pay(money(total))} />
    </>
  )
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function PayButton({ link, label }: { link: string; label: string }) {
  const [isOpening, setOpening] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function open() {
    setOpening(true)
    setRefusal(null)
    try {
      const { url } = await api.paymentLinks.openPaymentLink({ link })
      const address = checkoutAddress(url, cardPageOrigins())
      if (address) return window.location.assign(address)
      setRefusal(payMessages.notOpened)
    } catch (error) {
      setRefusal(error instanceof RefusedError ? error.message : payMessages.notOpened)
    }
    setOpening(false)
  }

  return (
    <div className="mt-8">
      {refusal && (
        <p role="alert" className="mb-3 border-l-2 border-accent bg-chalk px-4 py-3">
          {refusal}
        </p>
      )}
      <Button busy={isOpening} onClick={open} className="w-full">
        {label}
      </Button>
      <p className="mt-3 text-small text-ink-soft">{payMessages.opening}</p>
    </div>
  )
}

/** A payment link that cannot be paid, and why. */
export function ClosedPaymentLink({ state }: { state: Exclude<AskedPayment['state'], 'open'> }) {
  return (
    <EmptyState title={payMessages[state]} text={payMessages[`${state}Text`]}>
      {state === 'ended' ? (
        <LinkButton to="/contact-us">{payMessages.contact}</LinkButton>
      ) : (
        <LinkButton to="/shop">{payMessages.shop}</LinkButton>
      )}
    </EmptyState>
  )
}
