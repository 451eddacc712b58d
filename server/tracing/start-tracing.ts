import { createRequire } from 'node:module'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { startNodeSdk } from '@opentelemetry/sdk-node'
import { setTracing } from './in-span.ts'
import { redactSpans } from './redact-spans.ts'

/**
 * Follows requests, calls, jobs and statements, and sends them where the standard variables of OpenTelemetry say; answers
 * how to stop, which sends what is left.
 */
export function startTracing(): () => Promise<void> {
  process.env.OTEL_SERVICE_NAME ??= 'vitrine'
  // The machine, its user and the line it was started with are nobody's business.
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

  // They change a module when it is asked for in this way; its prototypes are shared by whoever imported it before.
  const ask = createRequire(import.meta.url)
  for (const name of ['http', 'https', 'pg', 'pg-pool']) ask(name)

  const tracer = provider.getTracer('vitrine')
  setTracing({
    follow: (name, said, run) =>
      tracer.startActiveSpan(name, { attributes: said }, async (span) => {
        try {
          return await run()
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR })
          throw error
        } finally {
          span.end()
        }
      }),
    nameRequestSpan(name, said) {
      trace.getActiveSpan()?.updateName(name).setAttributes(said)
    },
  })

  return async () => {
    setTracing(null)
    await sdk.shutdown()
  }
}
