import type { Interval, Load } from './measure.ts'
import { processorMs } from './processor-time.ts'

/** A server under load: the shop, or the bare server. */
export interface Target {
  origin: string
  pid: number
}

/** The totals of one side over all its intervals. Times are milliseconds. */
export interface Figures {
  perSecond: number
  p50Ms: number
  p99Ms: number
  refused: number
  /** CPU time of the process per response, in microseconds; null where the system does not report it. */
  processorUs: number | null
}

/** The length of an interval in seconds; longer if each connection got fewer than two responses in the short one. */
const [short, long] = [1, 8]

/**
 * Loads both sides in turn, an interval each, so that other load on the machine affects both alike; both are warmed up
 * first.
 */
export async function compareWithBare(
  [shop, load]: [Target, Load],
  [bare, limit]: [Target, Load],
  connections: number,
  seconds: number,
): Promise<{ shop: Figures; bare: Figures }> {
  await limit(bare.origin, connections, short)
  const first = await load(shop.origin, connections, short)
  const interval = first.waits.length < 2 * connections ? long : short
  const ours = watch(shop, load, connections)
  const theirs = watch(bare, limit, connections)
  for (let asked = 0; asked < seconds; asked += interval) {
    await ours.load(interval)
    await theirs.load(short)
  }
  return { shop: ours.sum(), bare: theirs.sum() }
}

// A process that just started has not compiled its hot code: it is warmed up by some hundred responses, or some seconds.
const [warmResponses, warmSeconds] = [300, 10]

/** Requests a line until the process is warmed up. */
export async function warmUp({ origin }: Target, load: Load): Promise<void> {
  let answers = 0
  for (let second = 0; second < warmSeconds && answers < warmResponses; second++) {
    answers += (await load(origin, 10, 1)).waits.length
  }
}

/** Loads a target interval by interval, and sums up what it answered. */
export function watch({ origin, pid }: Target, load: Load, connections: number) {
  const intervals: Interval[] = []
  let busyMs: number | null = 0
  return {
    async load(seconds: number) {
      const before = processorMs(pid)
      intervals.push(await load(origin, connections, seconds))
      const after = processorMs(pid)
      busyMs = before === null || after === null || busyMs === null ? null : busyMs + after - before
    },
    sum: () => summarize(intervals, busyMs),
  }
}

/** The combined figures of several intervals. */
function summarize(intervals: readonly Interval[], busyMs: number | null): Figures {
  const waits = intervals.flatMap((each) => each.waits).sort((one, other) => one - other)
  const seconds = intervals.reduce((sum, each) => sum + each.seconds, 0)
  const refused = intervals.reduce((sum, each) => sum + each.refused, 0)
  const quantile = (share: number) => round(waits[Math.floor(share * (waits.length - 1))] ?? 0, 2)
  return {
    perSecond: round(waits.length / seconds, 1),
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    refused,
    processorUs: busyMs === null || waits.length === 0 ? null : Math.round((busyMs * 1_000) / waits.length),
  }
}

/** Formats a number with this many decimals. */
export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
