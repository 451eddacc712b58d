import type { EmailKind } from '#contract/emails/email-text.ts'
import { emailsExamplesMessages as said } from '#messages/en-US/emails/examples.ts'

/** The data of an invented email of each kind, for previews and tests before there is a real one. */
export function samples(): Readonly<Record<EmailKind, object>> {
  const items = [
    { name: said.dress, image: '', color: said.sand, size: 38, quantity: 1, unitPriceCents: 18_800 },
    {
      name: said.glasses,
      image: '',
      color: said.black,
      size: null,
      quantity: 1,
      unitPriceCents: 14_900,
    },
  ]
  const person = { firstName: said.firstName, customerName: said.name }
  const sums = {
    subtotalCents: 33_700,
    shippingCents: 0,
    taxCents: 0,
    totalCents: 33_700,
    includedTaxCents: 0,
    includedTaxRate: 0,
    discounts: [],
  }
  const card = { cardBrand: 'visa', cardLast4: '4242' }
  const order = {
    ...{ orderId: '', orderNumber: '100042', orderedAt: '2026-03-02T10:00:00.000Z', ...person, ...sums, ...card },
    lines: items,
    shippingOption: 'standard',
    promised: { from: '2026-03-06', to: '2026-03-10' },
    expected: { from: '2026-03-06', to: '2026-03-10' },
    address: {
      ...{ name: said.name, line1: said.street, line2: '', city: said.city },
      ...{ state: 'OR', postalCode: '97201', country: 'US', phone: '' },
    },
    customerNote: '',
    giftMessage: '',
    place: '/',
    trackingPath: '/track-order',
  }
  const pending = { ...person, ...sums, orderNumber: '100042', lines: items, dueAt: '2026-03-09T10:00:00.000Z' }
  const sentBack = { ...person, ...card, orderId: '', orderNumber: '100042', returnNumber: 'R-100042-1', lines: items }
  return {
    receipt: order,
    'new-order': order,
    'ready-for-pickup': {
      ...order,
      isPart: false,
      pickup: { name: said.pickup, hours: said.hours },
    },
    shipped: {
      ...order,
      carrier: 'USPS',
      trackingNumber: '9400111202555842000000',
      trackingUrl: 'https://tools.usps.com/',
    },
    canceled: { ...order, refundCents: sums.totalCents },
    refunded: { ...order, lines: items.slice(1), refundedCents: 14_900, hasShipping: false },
    'order-changed': {
      ...{ ...order, removed: items.slice(1), added: [], refundedCents: 14_900 },
      ...{ creditCents: 0, paidCents: 0, hasNewContact: false },
    },
    'payment-returned': { ...person, ...card, amountCents: sums.totalCents, lines: items },
    'payment-request': {
      ...{ ...person, orderNumber: '100042', description: said.exchange, amountCents: 2_000 },
      ...{ validUntil: '2026-03-09T10:00:00.000Z', place: '/' },
    },
    'order-awaiting': { ...pending, method: 'link', account: null, place: '/' },
    'order-not-paid': { ...pending, state: 'expired' },
    'dispute-opened': {
      ...{ ...person, disputeId: '', orderNumber: '100042', amountCents: sums.totalCents },
      respondBy: '2026-03-20T10:00:00.000Z',
    },
    'return-changed': {
      ...{ ...sentBack, status: 'closed', wish: 'refund', outcome: 'refund', note: '', until: null, address: '' },
      ...{ refundedCents: 14_900, code: null, creditedCents: 0, exchangeOrder: null, exchangePath: null },
      ...{ slipPath: '/', trackingPath: '/track-order' },
    },
    'return-to-answer': { ...sentBack, returnId: '' },
    cashback: { ...person, orderId: '', orderNumber: '100042', amountCents: 1_010, code: 'EXAMPLE' },
    'tracking-link': { ...person, orderNumber: '100042', trackingPath: '/track-order' },
    'review-invitation': {
      ...{ ...person, orderId: '', orderNumber: '100042', products: [{ name: said.dress, place: '/shop' }] },
    },
    welcome: person,
    'staff-invitation': { by: said.name, role: 'editor', place: '/' },
    'staff-role': { ...person, role: 'manager' },
    'second-factor': { ...person, what: 'on', codesLeft: 10 },
    'account-exists': person,
    'account-deleted': { ...person, keepsOrders: true, keepsSubscriptions: false },
    'confirm-address': { ...person, place: '/' },
    'address-changing': { ...person, place: '/' },
    'reset-password': { ...person, place: '/' },
    'password-changed': person,
    'back-in-stock': {
      productName: said.dress,
      color: said.sand,
      size: 38,
      image: '',
      place: '/shop',
    },
    'newsletter-confirm': { confirmPath: '/' },
    'newsletter-welcome': { unsubscribePath: '/' },
    'unsubscribe-link': { unsubscribePath: '/' },
    'contact-received': { department: 'Returns' },
    'contact-reply': {
      ...{ messageId: '', name: said.name, subject: said.subject, message: said.message },
      reply: said.reply,
    },
    'contact-note-to-shop': {
      ...{ name: said.name, phone: '+1 503 555 0142', email: 'ann@example.com', department: 'Returns' },
      ...{ subject: said.subject, message: said.message },
    },
  }
}
