/** The attributes of a span; never personal data. */
export type SpanAttributes = Record<string, string | number>

/** Records spans. */
export interface Tracing {
  runInSpan<T>(name: string, attributes: SpanAttributes, run: () => Promise<T>): Promise<T>
  /** Names the span of the current request after its route. */
  nameRequestSpan(name: string, attributes: SpanAttributes): void
}

// Without a collector no tracing code is loaded.
let tracing: Tracing | null = null

/** Turns tracing on or off. */
export function setTracing(next: Tracing | null): void {
  tracing = next
}

/** Runs a task in a span if tracing is on. */
export function inSpan<T>(name: string, attributes: SpanAttributes, run: () => Promise<T>): Promise<T> {
  return tracing ? tracing.runInSpan(name, attributes, run) : run()
}

/** Names the span of the current request after its route. */
export function nameRequestSpan(name: string, attributes: SpanAttributes): void {
  tracing?.nameRequestSpan(name, attributes)
}
