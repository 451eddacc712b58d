import type { Payment } from '#adapters/payment/payment.ts'
import { createTestShop, type TestShop } from '../create-test-shop.ts'
import { expectConsistentShop } from '../expect-consistent-shop.ts'
import { openStripeDouble, type StripeDouble } from '../stripe/open-double.ts'
import { expectSoundLedger } from '../stripe/sound-ledger.ts'
import { type Sandbox, sandboxSide, stripeSide } from './provider.ts'

export interface Selling {
  shop: TestShop
  sandbox: Sandbox
  url: string
  /** Payments, stock, orders and emails match each other and the payment provider's own records. */
  expectSound(): Promise<void>
  close(): Promise<void>
}

export type Between = (payment: Payment) => Payment

export const providerNames = ['the sandbox', 'Stripe'] as const
export type ProviderName = (typeof providerNames)[number]

/** The providers to sell with; `between` is placed between the shop and the provider. */
const ways: Record<ProviderName, (between?: Between) => Promise<Selling>> = {
  async 'the sandbox'(between = (payment) => payment) {
    const shop = await createTestShop({ payment: between })
    const { url } = await shop.listen()
    return {
      shop,
      sandbox: sandboxSide(shop),
      url,
      expectSound: () => expectConsistentShop(shop),
      close: async () => {},
    }
  },
  async Stripe(between = (payment) => payment) {
    const double: StripeDouble = await openStripeDouble({ isTaxed: true })
    const sandbox = stripeSide(double)
    const shop = await createTestShop({ payment: () => between(sandbox.payment) })
    const { url } = await shop.listen()
    const expectSound = async () => {
      await expectConsistentShop(shop)
      await expectSoundLedger(shop, double)
    }
    return { shop, sandbox, url, expectSound, close: double.close }
  },
}

/** Sells by a provider for as long as `run` takes. */
export async function sellBy(name: ProviderName, run: (selling: Selling) => Promise<void>, between?: Between) {
  const selling = await ways[name](between)
  await run(selling).finally(selling.close)
}
