/** The ways to pay that an owner turns on, in the order of the settings. Of a bank transfer the shop itself keeps track. */
export const paymentMethods = ['card', 'wallets', 'klarna', 'afterpay', 'paypal', 'ideal', 'bankDebit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The currencies of each way to pay; null for all. Source: Stripe's documentation of payment methods. */
const currencies: Record<PaymentMethod, string | null> = {
  card: null,
  wallets: null,
  klarna: 'AUD CAD CHF CZK DKK EUR GBP NOK NZD PLN RON SEK USD',
  afterpay: 'AUD CAD GBP NZD USD',
  paypal: 'AUD CAD CHF CZK DKK EUR GBP HKD NOK NZD PLN SEK SGD USD',
  ideal: 'EUR',
  bankDebit: 'AUD CAD EUR GBP NZD USD',
}

/** Whether a way to pay exists for prices in a currency. */
function takesCurrency(method: PaymentMethod, currency: string): boolean {
  return currencies[method]?.split(' ').includes(currency) ?? true
}

type Switches = Readonly<Record<PaymentMethod, boolean>>

/** The ways to pay that are on and exist for a currency, in their order. */
export function offeredMethods(switches: Switches, currency: string): PaymentMethod[] {
  return paymentMethods.filter((method) => switches[method] && takesCurrency(method, currency))
}

interface PaymentSettings {
  payments: Switches
  money: { currency: string }
  promises: { payInThree: boolean; payLater: boolean }
}

/** Which plans are promised and have a way to pay behind them: Klarna has both, Afterpay the parts. */
export function offeredPlans({ payments, money, promises }: PaymentSettings): { inThree: boolean; later: boolean } {
  const methods = offeredMethods(payments, money.currency)
  const hasKlarna = methods.includes('klarna')
  return {
    inThree: promises.payInThree && (hasKlarna || methods.includes('afterpay')),
    later: promises.payLater && hasKlarna,
  }
}
