/** The event loop delay of the shop since the last request, in milliseconds. Source: the shop's own metrics. */
export async function readLag(origin: string): Promise<{ p99: number; max: number }> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)?.[1])
  return { p99: Math.round(read('p99') * 10_000) / 10, max: Math.round(read('max') * 10_000) / 10 }
}
