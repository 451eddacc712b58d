import { setTimeout as wait } from 'node:timers/promises'
import { newVisitor } from './buyer.ts'

interface RecordedResponse {
  kind: 'call' | 'page'
  status: number
  ms: number
  retryAfter: string | null
  text: string
  at: number
}

/** A client that requests a call and a page in a loop, and records the responses. */
export function watchResponses(origin: string, betweenMs = 100) {
  const responses: RecordedResponse[] = []
  const failures: string[] = []
  const inProgress = new Set<Promise<void>>()
  let isOpen = true
  let asked = 0

  async function ask(): Promise<void> {
    const number = asked++
    const kind = number % 2 === 0 ? 'call' : 'page'
    const visitor = newVisitor()
    const at = performance.now()
    try {
      const response =
        kind === 'call'
          ? await visitor.ask(`${origin}/api/listing/listProducts`, {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: '{"limit":5}',
            })
          : // A page that is not cached yet.
            await visitor.ask(`${origin}/shop?color=${number}`)
      const text = await response.text()
      const { status } = response
      const retryAfter = response.headers.get('retry-after')
      responses.push({ kind, status, retryAfter, text: text.slice(0, 300), ms: performance.now() - at, at })
    } catch (error) {
      failures.push(error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error))
    }
  }

  const asking = (async () => {
    while (isOpen) {
      const one = ask().finally(() => inProgress.delete(one))
      inProgress.add(one)
      await wait(betweenMs)
    }
  })()

  return {
    responses,
    async close() {
      isOpen = false
      await asking
      await Promise.all(inProgress)
    },
    /** Violations: no response, an error of the shop, or "busy" without `Retry-After`. */
    violations(): string[] {
      const odd = responses.filter(({ status }) => status !== 200 && status !== 503)
      const curt = responses.filter(({ status, retryAfter }) => status === 503 && !retryAfter)
      return [
        ...new Set([
          ...failures.map((reason) => `no answer: ${reason}`),
          ...odd.map(({ status, text }) => `answered with ${status} ${text.slice(0, 120)}`),
          ...curt.map(({ text }) => `503 without Retry-After: ${text.slice(0, 80)}`),
        ]),
      ].slice(0, 5)
    },
    slowestMs: () => slowestOf(responses),
    slowestCallMs: () => slowestOf(responses.filter(({ kind }) => kind === 'call')),
    busy: () => responses.filter(({ status }) => status === 503).length,
  }
}

function slowestOf(responses: readonly RecordedResponse[]): number {
  return Math.round(Math.max(0, ...responses.map(({ ms }) => ms)))
}
