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
 * The attributes that are exported. URLs, query strings, headers, IP addresses and user agents of shoppers are not among
 * them, nor are error messages, which may quote a row.
 */
const allowedAttributes = new Set([
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

/** Wraps a provider so that its spans carry only allowed attributes. */
export function redactSpans(provider: TracerProvider): TracerProvider {
  return { getTracer: (name, version, options) => redactingTracer(provider.getTracer(name, version, options)) }
}

function redactingTracer(tracer: Tracer): Tracer {
  const startSpan: Tracer['startSpan'] = (name, options, parentContext) =>
    restrictSpan(
      tracer.startSpan(
        name,
        { ...options, links: [], attributes: removeDisallowed(options?.attributes) },
        parentContext,
      ),
    )
  return {
    startSpan,
    // The API has three overloads; the function is always the last argument.
    startActiveSpan(name: string, ...rest: unknown[]) {
      const run = rest.at(-1) as (span: Span) => never
      const [options, parentContext = context.active()] = rest.slice(0, -1) as [
        SpanOptions?,
        ReturnType<typeof context.active>?,
      ]
      const span = startSpan(name, options, parentContext)
      return context.with(trace.setSpan(parentContext, span), run, undefined, span)
    },
  }
}

function restrictSpan(span: Span): Span {
  const setAttribute = span.setAttribute.bind(span)
  const setStatus = span.setStatus.bind(span)
  span.setAttribute = (key, value) => {
    if (allowedAttributes.has(key)) setAttribute(key, sanitize(key, value))
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

function removeDisallowed(attributes: Attributes = {}): Attributes {
  const allowed = Object.entries(attributes).filter(([key]) => allowedAttributes.has(key))
  return Object.fromEntries(allowed.map(([key, value]) => [key, value === undefined ? value : sanitize(key, value)]))
}

// Values are usually parameters, but literals in a statement must not be exported.
function sanitize(key: string, value: AttributeValue): AttributeValue {
  return key === 'db.query.text' ? stripValues(String(value)) : value
}

/** A SQL statement without its literals and comments. */
export function stripValues(statement: string): string {
  return statement
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '?')
    .replace(/\/\*[\s\S]*?\*\/|--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'?/g, '?')
    .replace(/(?<![$\w"])\d+(\.\d+)?/g, '?')
    .slice(0, 2_000)
}
