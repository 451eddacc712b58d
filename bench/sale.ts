import autocannon from 'autocannon'
import { typedBuyer } from '../test/typed-buyer.ts'
import { type Load, randomAddress } from './measure.ts'
import type { CartLine } from './products.ts'

/** One sale in progress, from the cart to the confirmation. */
interface Sale {
  address?: string
  startedAt?: number
  cookie?: string
  /** The path of the card page, which ends with the session id. */
  page?: string
  nonce?: string
}

const card = { card: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
const asJson = { 'content-type': 'application/json' }
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Buys in a loop: opens the card page, loads it, pays, returns and sees the order. The unit is a whole sale;
 * `sold` collects the order numbers, so that a lost or duplicate one is detected.
 */
export function createSaleLoad(nextLine: () => CartLine, sold: Set<string>): Load {
  return async (origin, connections, seconds) => {
    const waits: number[] = []
    let broken = 0
    const step = (
      load: (sale: Sale) => autocannon.Request,
      read: (sale: Sale, body: string, cookies: string) => void,
    ) =>
      ({
        setupRequest: (request, context) => {
          const sale: Sale = context
          const asked = load(sale)
          return {
            ...request,
            ...asked,
            headers: { ...asked.headers, origin, 'x-forwarded-for': sale.address, cookie: sale.cookie ?? '' },
          }
        },
        onResponse: (status, body, context, headers) => {
          if (status >= 400) broken++
          read(context, body, [Reflect.get(headers ?? {}, 'set-cookie') ?? ''].flat().join('; '))
        },
      }) satisfies autocannon.Request

    const { errors, timeouts, duration } = await autocannon({
      url: origin,
      connections,
      duration: seconds,
      requests: [
        step(
          (sale) => {
            Object.assign(sale, { address: randomAddress(), startedAt: performance.now() })
            return {
              method: 'POST',
              path: '/api/payment/createCheckoutSession',
              headers: asJson,
              body: cart(nextLine()),
            }
          },
          (sale, body, cookies) => {
            sale.cookie = cookies.split(';', 1)[0] ?? ''
            sale.page = new URL(JSON.parse(body).url ?? origin).pathname
          },
        ),
        step(
          ({ page = '/' }) => ({ method: 'GET', path: page }),
          (sale, body) => {
            sale.nonce = /name="nonce" value="([^"]+)"/.exec(body)?.[1] ?? ''
          },
        ),
        step(
          ({ page = '/', nonce = '' }) => ({
            method: 'POST',
            path: page,
            headers: asForm,
            body: new URLSearchParams({ ...typedBuyer, ...card, nonce }).toString(),
          }),
          () => {},
        ),
        step(
          ({ page = '/' }) => ({
            method: 'POST',
            path: '/api/payment/retreiveSession',
            headers: asJson,
            body: JSON.stringify({ sessionId: page.slice(page.lastIndexOf('/') + 1) }),
          }),
          ({ startedAt = 0 }, body) => {
            const { state, orderNumber } = JSON.parse(body)
            if (state !== 'paid') return broken++
            sold.add(orderNumber)
            return waits.push(performance.now() - startedAt)
          },
        ),
      ],
    })
    return { seconds: duration, waits, refused: broken + errors + timeouts }
  }
}

/** A cart of one line, as the payload of `createCheckoutSession`. */
function cart(line: CartLine): string {
  return JSON.stringify({ products: [line], subTotal: line.price, pathname: '/cart' })
}
