import { createRequire } from 'node:module'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { startNodeSdk } from '@opentelemetry/sdk-node'
import { setTracing } from './in-span.ts'
import { redactSpans } from './redact-spans.ts'

/**
 * Traces requests, calls, jobs and statements to the collector of the standard OpenTelemetry variables. Returns a function
 * that flushes and stops.
 */
export function startTracing(): () => Promise<void> {
  process.env.OTEL_SERVICE_NAME ??= 'vitrine'
  // The default detectors would export the host name, user and command line.
  process.env.OTEL_NODE_RESOURCE_DETECTORS ??= 'service'
  const instrumentations = [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => /^\/(healthz|readyz|metrics|assets\/)/.test(url),
      requireParentforOutgoingSpans: true,
    }),
    new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
  ]
  const sdk = startNodeSdk({ instrumentations, metricReaders: [], logRecordProcessors: [] })
  const provider = redactSpans(trace.getTracerProvider())
  for (const each of instrumentations) each.setTracerProvider(provider)

  // The instrumentations patch a module when it is required; its prototypes are shared with earlier imports.
  const require = createRequire(import.meta.url)
  for (const name of ['http', 'https', 'pg', 'pg-pool']) require(name)

  const tracer = provider.getTracer('vitrine')
  setTracing({
    runInSpan: (name, attributes, run) =>
      tracer.startActiveSpan(name, { attributes }, async (span) => {
        try {
          return await run()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    nameRequestSpan(name, attributes) {
      trace.getActiveSpan()?.updateName(name).setAttributes(attributes)
    },
  })

  return async () => {
    setTracing(null)
    await sdk.shutdown()
  }
}
