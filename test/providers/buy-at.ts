import { expect } from 'vitest'
import type { Basket, PaidCharge } from '#adapters/payment/payment.ts'
import { basketOf } from './basket.ts'
import type { Sandbox } from './provider.ts'

type PaidBy = Parameters<Sandbox['pay']> extends [string, ...infer Rest] ? Rest : never

/** Opens card pages of a provider and pays them. */
export function buyAt({ payment, pay }: Sandbox) {
  async function open(overrides: Partial<Basket> = {}): Promise<string> {
    const { sessionId } = await payment.startCheckout(basketOf(overrides))
    return sessionId
  }

  async function chargeOf(sessionId: string): Promise<PaidCharge> {
    const found = await payment.findSession(sessionId)
    if (!found.charge) throw new Error(`${sessionId} is ${found.state}`)
    return found.charge
  }

  async function paid(overrides: Partial<Basket> = {}, ...by: PaidBy) {
    const sessionId = await open(overrides)
    expect(await pay(sessionId, ...by)).toBe('pays')
    return { sessionId, charge: await chargeOf(sessionId) }
  }

  return { open, paid, chargeOf }
}
