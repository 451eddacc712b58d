import { afterAll, describe, expect, test } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { buyAt } from '#test/providers/buy-at.ts'
import { type Sandbox, sandboxSide, stripeSide } from '#test/providers/provider.ts'
import { openStripeDouble } from '#test/stripe/open-double.ts'

const double = await openStripeDouble({ isTaxed: true })
afterAll(double.close)
const providers: [string, Sandbox][] = [
  ['the sandbox', sandboxSide(await createTestShop())],
  ['Stripe', stripeSide(double)],
]

describe.each(providers)('%s', (_name, sandbox) => {
  const { payment } = sandbox
  const { open, paid } = buyAt(sandbox)

  describe('sends events', () => {
    const read = (body: string, headers: Record<string, string | string[] | undefined>) =>
      payment.readEvent(Buffer.from(body), headers)
    const now = () => Math.floor(Date.now() / 1_000)

    test.each([
      [
        { type: 'session-paid', sessionId: 'cs_12345678' },
        { sessionId: 'cs_12345678', chargeId: null },
      ],
      [
        { type: 'session-expired', sessionId: 'cs_12345678' },
        { sessionId: 'cs_12345678', chargeId: null },
      ],
      [
        { type: 'charge-refunded', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [
        { type: 'refund-changed', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [
        { type: 'charge-disputed', chargeId: 'ch_12345678' },
        { sessionId: null, chargeId: 'ch_12345678' },
      ],
      [{ type: 'other' }, { sessionId: null, chargeId: null }],
    ] as const)('%o', (about, expected) => {
      const body = sandbox.bodyOf(about)
      expect(read(body, sandbox.sign(body))).toEqual({ id: JSON.parse(body).id, type: about.type, ...expected })
    })

    test.each([
      ['a moment ago', -1],
      ['almost five minutes ago', -290],
      ['almost five minutes ahead', 290],
    ])('signed %s', (_when, seconds) => {
      const body = sandbox.bodyOf({ type: 'session-paid', sessionId: 'cs_12345678' })
      expect(read(body, sandbox.sign(body, { atSeconds: now() + seconds })).type).toBe('session-paid')
    })

    const body = sandbox.bodyOf({ type: 'session-paid', sessionId: 'cs_12345678' })
    const [header = ''] = Object.keys(sandbox.sign(body))
    const right = sandbox.sign(body)[header] ?? ''

    test.each<[string, string, Record<string, string | string[] | undefined>]>([
      ['without a signature', body, {}],
      ['with an empty one', body, { [header]: '' }],
      ['with nonsense for one', body, { [header]: 'nonsense' }],
      ['with a time and nothing else', body, { [header]: right.replace(/,.*/, '') }],
      ['with a signature and no time', body, { [header]: right.replace(/^t=\d+,/, '') }],
      ['with two signatures', body, { [header]: [right, right] }],
      ['signed with another secret', body, sandbox.sign(body, { secret: 'whsec_guessed' })],
      ['signed by nobody', body, sandbox.sign(body, { secret: ' ' })],
      ['signed six minutes ago', body, sandbox.sign(body, { atSeconds: now() - 360 })],
      ['signed six minutes ahead', body, sandbox.sign(body, { atSeconds: now() + 360 })],
      ['whose time was moved', body, { [header]: right.replace(/^t=\d+/, `t=${now() + 9}`) }],
      ['whose body was changed', body.replace('cs_12345678', 'cs_87654321'), sandbox.sign(body)],
      ['with a blank before its body', ` ${body}`, sandbox.sign(body)],
      ['without a body', '', sandbox.sign('')],
      ['that is no JSON, though signed', 'nonsense', sandbox.sign('nonsense')],
      ['that is no event, though signed', '{"id":1}', sandbox.sign('{"id":1}')],
    ])('not %s', (_what, sent, headers) => {
      expect(() => read(sent, headers)).toThrow('Invalid webhook signature.')
    })

    test('and returns the missed ones, oldest first', async () => {
      await sandbox.hearEvents()
      const first = await paid()
      const left = await open()
      await payment.expireSession(left)
      await sandbox.missEvents()
      const missed = await payment.listMissedEvents()
      expect(missed).toMatchObject([
        { type: 'session-paid', sessionId: first.sessionId },
        { type: 'session-expired', sessionId: left },
      ])
      await sandbox.hearEvents()
      expect(await payment.listMissedEvents()).toEqual([])
    })
  })
})
