import type { BookedDispute } from './dispute-books.ts'
import { listIn, partIn, textIn } from './read-form.ts'
import { type BookedCharge, type BookedRefund, type BookedSession, type Books, nowSeconds } from './stripe-books.ts'

/** The objects of Stripe's API as JSON, with the requested expansions. */
export function presenter(books: Books) {
  function session(booked: BookedSession, expand: readonly string[] = [], extraCents = 0) {
    const { form, paid, id, intentId } = booked
    const totalCents = (paid?.totalCents ?? booked.subtotalCents - booked.discountCents) + extraCents
    const charge = books.chargeOf(booked)
    const isShipped = 'shipping_address_collection' in form
    // What is picked up has a price and no address.
    const isRated = 'shipping_options' in form
    return {
      id,
      object: 'checkout.session',
      amount_subtotal: booked.subtotalCents + extraCents,
      amount_total: totalCents,
      client_reference_id: textIn(form, 'client_reference_id') || null,
      collected_information: paid && isShipped && { shipping_details: { name: paid.name, address: paid.address } },
      created: booked.createdAt,
      currency: booked.currency,
      customer_details: paid && { email: paid.email, name: paid.name, phone: paid.phone, address: paid.address },
      customer_email: textIn(form, 'customer_email') || null,
      expires_at: booked.expiresAt,
      livemode: false,
      metadata: partIn(form, 'metadata'),
      mode: 'payment',
      payment_intent: expand.some((path) => path.startsWith('payment_intent'))
        ? intentId && intent(booked, expand)
        : intentId,
      payment_status: booked.paymentStatus,
      shipping_address_collection: isShipped ? partIn(form, 'shipping_address_collection') : null,
      shipping_cost: paid &&
        isRated && {
          amount_subtotal: paid.shippingCents,
          amount_tax: 0,
          amount_total: paid.shippingCents,
          shipping_rate: expand.includes('shipping_cost.shipping_rate') ? rate(booked) : `shr_${id}`,
        },
      status: booked.status,
      success_url: textIn(form, 'success_url'),
      total_details: {
        amount_discount: booked.discountCents,
        amount_shipping: paid?.shippingCents ?? 0,
        amount_tax: paid?.taxCents ?? 0,
      },
      ui_mode: 'hosted_page',
      url: booked.status === 'open' ? `https://checkout.stripe.com/c/pay/${id}#fidkdWxOYHwnPyd1blpxYHZxWjA0` : null,
      ...(charge && expand.includes('line_items') && { line_items: list(listIn(form, 'line_items')) }),
    }
  }

  function rate({ form, paid, id }: BookedSession) {
    const chosen = listIn(form, 'shipping_options')
      .map((each) => partIn(each, 'shipping_rate_data'))
      .find((each) => textIn(each, 'metadata', 'option') === paid?.option)
    return { id: `shr_${id}`, object: 'shipping_rate', metadata: chosen ? partIn(chosen, 'metadata') : {} }
  }

  function intent(booked: BookedSession, expand: readonly string[]) {
    const booked_charge = books.chargeOf(booked)
    return {
      id: booked.intentId,
      object: 'payment_intent',
      status: booked.intentStatus,
      latest_charge: booked_charge
        ? expand.includes('payment_intent.latest_charge')
          ? withRefunds(booked_charge, expand)
          : booked_charge.id
        : pendingOf(booked),
    }
  }

  /** The charge of a bank debit while the bank decides. */
  function pendingOf({ paid, intentStatus, id, currency }: BookedSession) {
    if (!paid || intentStatus !== 'processing') return null
    const payment_method_details = { type: paid.brand }
    return { id: `py_${id}`, object: 'charge', status: 'pending', currency, payment_method_details }
  }

  function withRefunds(booked: BookedCharge, expand: readonly string[]) {
    const all = books.refunds.filter(({ chargeId }) => chargeId === booked.id).map(refund)
    const isAsked = expand.includes('payment_intent.latest_charge.refunds')
    return { ...charge(booked), ...(isAsked && { refunds: list(all.reverse()) }) }
  }

  function charge(booked: BookedCharge) {
    const refundedCents = books.refundedOf(booked.id)
    return {
      id: booked.id,
      object: 'charge',
      amount: booked.amountCents,
      amount_captured: booked.amountCents,
      amount_refunded: refundedCents,
      currency: booked.currency,
      disputed: booked.isDisputed,
      livemode: false,
      metadata: booked.metadata,
      paid: true,
      payment_intent: booked.intentId,
      payment_method_details:
        booked.last4 === ''
          ? { type: booked.brand }
          : { type: 'card', card: { brand: booked.brand, last4: booked.last4 } },
      refunded: refundedCents === booked.amountCents,
      status: 'succeeded',
    }
  }

  function refund(booked: BookedRefund) {
    return {
      id: booked.id,
      object: 'refund',
      amount: booked.amountCents,
      charge: booked.chargeId,
      created: booked.createdAt,
      currency: books.findCharge(booked.chargeId).currency,
      metadata: booked.metadata,
      status: booked.status,
      ...(booked.status === 'failed' && { failure_reason: 'expired_or_canceled_card' }),
    }
  }

  /** The object of an event, in its state at that time. */
  function about(type: string, objectId: string): object {
    if (type.startsWith('checkout.session.')) return session(books.find(objectId))
    if (/^(charge\.)?refund\./.test(type)) return refund(books.findRefund(objectId))
    const of = charge(books.findCharge(objectId))
    const disputed = type.startsWith('charge.dispute.')
      ? books.disputes.findLast(({ chargeId }) => chargeId === objectId)
      : undefined
    return disputed ? dispute(disputed) : of
  }

  function dispute({ id, chargeId, amountCents, status, balance }: BookedDispute) {
    const { currency } = books.findCharge(chargeId)
    return {
      id,
      object: 'dispute',
      amount: amountCents,
      balance_transactions: balance.map((moved) => ({ object: 'balance_transaction', currency, ...moved })),
      charge: chargeId,
      created: nowSeconds(),
      currency,
      evidence_details: { due_by: status === 'needs_response' ? nowSeconds() + 777_600 : null },
      reason: 'product_not_received',
      status,
    }
  }

  return { session, charge, refund, dispute, about }
}

export function list(data: readonly object[], hasMore = false) {
  return { object: 'list', data, has_more: hasMore, url: '/v1' }
}
