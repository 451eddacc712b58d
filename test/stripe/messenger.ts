import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { newId } from './new-id.ts'
import { nowSeconds } from './stripe-books.ts'

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  livemode: boolean
  type: string
  pending_webhooks: number
  data: { object: object }
}

/** The faults of webhook delivery. */
export interface WebhookKnobs {
  /** How often each event is sent. */
  dup: number
  /** Whether they are sent in random order. */
  shuffle: boolean
  delayMs: number
  /** The share of events that are lost on the way, 0 to 1. */
  drop: number
  /** The share of events with a wrong signature, 0 to 1; those are sent again. */
  badSig: number
  /** The age of their signature, in seconds. */
  staleBy: number
  futureBy: number
  livemode: boolean
  apiVersion: string
}

export const soundWebhook: WebhookKnobs = {
  dup: 1,
  shuffle: false,
  delayMs: 0,
  drop: 0,
  badSig: 0,
  staleBy: 0,
  futureBy: 0,
  livemode: false,
  apiVersion: '2026-10-28.endive',
}

/** Signs a webhook as Stripe does: `t=<seconds>,v1=<HMAC-SHA256 over time, dot and body>`. */
export function signStripe(secret: string, body: string, atSeconds = nowSeconds()): string {
  return `t=${atSeconds},v1=${createHmac('sha256', secret).update(`${atSeconds}.${body}`).digest('hex')}`
}

/** Queues events, and delivers them. `chance` returns a number from 0 to 1. */
export function openMessenger(knobs: WebhookKnobs, secret: string, chance: () => number) {
  const events: (StripeEvent & { isHeard: boolean })[] = []

  function note(type: string, object: object): void {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: knobs.apiVersion,
      created: nowSeconds(),
      livemode: knobs.livemode,
      type,
      pending_webhooks: 1,
      data: { object: structuredClone(object) },
      isHeard: false,
    })
  }

  async function send(url: string, event: StripeEvent & { isHeard: boolean }): Promise<number> {
    const { isHeard, ...told } = event
    const body = JSON.stringify(told)
    const signed = chance() < knobs.badSig ? 'whsec_guessed' : secret
    const at = nowSeconds() - knobs.staleBy + knobs.futureBy
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': signStripe(signed, body, at),
        },
        body,
        signal: AbortSignal.timeout(10_000),
      })
      await response.arrayBuffer()
      event.isHeard ||= response.ok
      return response.status
    } catch {
      return 0
    }
  }

  return {
    events,
    note,
    /** Sends undelivered events once; returns the response statuses, 0 for no response. */
    async deliver(url: string): Promise<number[]> {
      const due = events
        .filter(({ isHeard }) => !isHeard)
        .flatMap((event) => Array<typeof event>(knobs.dup).fill(event))
      const order = knobs.shuffle ? due.map((event) => ({ event, at: chance() })).sort((a, b) => a.at - b.at) : null
      const statuses: number[] = []
      for (const event of order?.map((each) => each.event) ?? due) {
        if (knobs.delayMs > 0) await wait(knobs.delayMs)
        if (chance() >= knobs.drop) statuses.push(await send(url, event))
      }
      return statuses
    },
  }
}
