import {
  type Attributes,
  type AttributeValue,
  context,
  type Span,
  type SpanOptions,
  type Tracer,
  type TracerProvider,
  trace,
} from '@opentelemetry/api'

/**
 * What may leave the shop in a span. Addresses, queries, headers, networks and browsers of shoppers are not among it, nor
 * is what a fault says, which may quote a row.
 */
const mayLeave = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'server.address',
  'server.port',
  'url.scheme',
  'error.type',
  'db.system.name',
  'db.namespace',
  'db.operation.name',
  'db.query.text',
  'vitrine.call',
  'vitrine.job',
])

/** Tracers whose spans carry what may leave and nothing else. */
export function redactSpans(provider: TracerProvider): TracerProvider {
  return { getTracer: (name, version, options) => redactingTracer(provider.getTracer(name, version, options)) }
}

function redactingTracer(tracer: Tracer): Tracer {
  const startSpan: Tracer['startSpan'] = (name, options, within) =>
    quieten(tracer.startSpan(name, { ...options, links: [], attributes: onlyWhatMay(options?.attributes) }, within))
  return {
    startSpan,
    // The API knows three ways to call this; the function is always last.
    startActiveSpan(name: string, ...rest: unknown[]) {
      const run = rest.at(-1) as (span: Span) => never
      const [options, within = context.active()] = rest.slice(0, -1) as [
        SpanOptions?,
        ReturnType<typeof context.active>?,
      ]
      const span = startSpan(name, options, within)
      return context.with(trace.setSpan(within, span), run, undefined, span)
    },
  }
}

function quieten(span: Span): Span {
  const setAttribute = span.setAttribute.bind(span)
  const setStatus = span.setStatus.bind(span)
  span.setAttribute = (key, value) => {
    if (mayLeave.has(key)) setAttribute(key, readable(key, value))
    return span
  }
  span.setAttributes = (attributes) => {
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(key, value)
    return span
  }
  span.setStatus = ({ code }) => setStatus({ code })
  span.addEvent = () => span
  span.addLink = () => span
  span.addLinks = () => span
  span.recordException = () => {}
  return span
}

function onlyWhatMay(attributes: Attributes = {}): Attributes {
  const allowed = Object.entries(attributes).filter(([key]) => mayLeave.has(key))
  return Object.fromEntries(allowed.map(([key, value]) => [key, value === undefined ? value : readable(key, value)]))
}

// Values are sent beside a statement as a rule; one that stands in it is taken out.
function readable(key: string, value: AttributeValue): AttributeValue {
  return key === 'db.query.text' ? stripValues(String(value)) : value
}

/** A statement without the texts and numbers that stand in it. */
export function stripValues(statement: string): string {
  return statement
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'?/g, '?')
    .replace(/(?<![$\w"])\d+(\.\d+)?/g, '?')
    .slice(0, 2_000)
}
