import type { StripeEvent } from './messenger.ts'
import type { HeardRequest, Knobs } from './open-double.ts'
import { list, type presenter } from './present.ts'
import { type Form, partIn } from './read-form.ts'
import type { Books } from './stripe-books.ts'
import { StripeRefusal } from './stripe-refusal.ts'

interface Account {
  books: Books
  present: ReturnType<typeof presenter>
  events: (StripeEvent & { isHeard: boolean })[]
  knobs: Knobs
}

type Endpoint = (account: Account, request: HeardRequest, id: string) => unknown

/** The part of Stripe's API that the shop uses: method and path, with `:id` for the id of the object. */
const endpoints: Record<string, Endpoint> = {
  'POST /v1/checkout/sessions': ({ books, present, knobs }, { form }) =>
    present.session(books.open(form), expandOf(form), knobs.mutateAmount),

  'POST /v1/coupons': ({ books }, { form }) => books.createCoupon(form),

  'GET /v1/checkout/sessions': ({ books, present }, { query }) =>
    list(
      [...books.sessions.values()]
        .filter(({ intentId }) => intentId !== null && intentId === query.get('payment_intent'))
        .map((session) => present.session(session)),
    ),

  'GET /v1/checkout/sessions/:id': ({ books, present, knobs }, { query }, id) =>
    present.session(books.find(id), expandedIn(query), knobs.mutateAmount),

  'POST /v1/checkout/sessions/:id/expire': ({ books, present }, _request, id) => present.session(books.expire(id)),

  'GET /v1/charges/:id': ({ books, present }, _request, id) => present.charge(books.findCharge(id)),

  'POST /v1/refunds': ({ books, present }, { form }) => present.refund(books.refund(form)),

  'GET /v1/refunds': ({ books, present }, { query }) =>
    list(
      books.refunds
        .filter(({ chargeId }) => chargeId === query.get('charge'))
        .map(present.refund)
        .reverse(),
    ),

  'GET /v1/disputes': ({ books, present }, { query }) =>
    list(books.disputes.filter(({ chargeId }) => chargeId === query.get('charge')).map(present.dispute)),

  'GET /v1/events': ({ events }, { query }) => pageOf(events, query),
}

/** Handles a request as Stripe does; errors are thrown as a `StripeRefusal`. */
export function answerStripe(account: Account, request: HeardRequest): unknown {
  for (const [place, endpoint] of Object.entries(endpoints)) {
    const [method, path = ''] = place.split(' ')
    const found = new RegExp(`^${path.replace(':id', '([\\w-]+)')}$`).exec(request.path)
    if (method === request.method && found) return endpoint(account, request, found[1] ?? '')
  }
  throw new StripeRefusal(404, { message: `Unrecognized request URL (${request.method}: ${request.path}).` })
}

function pageOf(events: Account['events'], query: URLSearchParams) {
  const types = namedIn(query, 'types')
  const since = Number(query.get('created[gte]') ?? 0)
  const asked = events.filter(
    ({ type, created, isHeard }) =>
      (types.length === 0 || types.includes(type)) &&
      created >= since &&
      (query.get('delivery_success') !== 'false' || !isHeard),
  )
  const newestFirst = asked.toReversed().map(({ isHeard, ...event }) => event)
  const start = newestFirst.findIndex(({ id }) => id === query.get('starting_after')) + 1
  const end = start + Number(query.get('limit') ?? 10)
  return list(newestFirst.slice(start, end), end < newestFirst.length)
}

const expandOf = (form: Form) => Object.values(partIn(form, 'expand')).map(String)
const expandedIn = (query: URLSearchParams) => namedIn(query, 'expand')

function namedIn(query: URLSearchParams, name: string): string[] {
  return [...query].flatMap(([key, value]) => (key.startsWith(`${name}[`) ? [value] : []))
}
