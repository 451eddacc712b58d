import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobName } from '#modules/jobs/job.ts'
import { printerOf } from '../processes/shared-metrics.ts'

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const slow = [0.01, 0.05, 0.25, 1, 5, 30, 120]

/** What is recorded of a request: the route pattern, never the URL. */
interface RequestSample {
  method: string
  route: string
  status: number
  seconds: number
}

/** A gauge that is read on every scrape. */
interface GaugeSpec {
  name: string
  help: string
  labels?: readonly string[]
  read: () => Reading[] | Promise<Reading[]>
  /** Whether every process reads the same value, as from the database; others are added up. */
  isShared?: boolean
}

export interface Reading {
  value: number
  labels?: Record<string, string>
}

/** The metrics of this process, or of all that share its port. */
export interface Metrics {
  recordRequest(sample: RequestSample): void
  /** Runs a job and records its duration and outcome. */
  timeJob<T>(name: JobName, run: () => Promise<T>): Promise<T>
  addGauge(gauge: GaugeSpec): void
  /** All metrics in the Prometheus text format. */
  print(): Promise<string>
  contentType: string
}

/** Creates the registry, with the default metrics of Node: memory, CPU, event loop and garbage collection. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Duration of requests by route, without pages served from the cache (see vitrine_page_cache_hits_total).',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'vitrine_job_seconds',
    help: 'Duration of jobs by outcome; a failed job may be retried.',
    labelNames: ['job', 'outcome'],
    buckets: slow,
    registers: [registry],
  })

  return {
    contentType: registry.contentType,
    print: printerOf(registry),

    recordRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),

    async timeJob(job, run) {
      const end = jobs.startTimer({ job })
      try {
        const result = await run()
        end({ outcome: 'done' })
        return result
      } catch (error) {
        end({ outcome: 'failed' })
        throw error
      }
    },

    addGauge({ name, help, labels = [], read, isShared = false }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        ...(isShared && { aggregator: 'first' as const }),
        async collect() {
          const readings = await read()
          gauge.reset()
          // An unknown value is omitted instead of reported as 0.
          if (labels.length === 0) gauge.remove()
          for (const each of readings) gauge.set(each.labels ?? {}, each.value)
        },
      })
    },
  }
}
