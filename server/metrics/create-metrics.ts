import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobName } from '#modules/jobs/job.ts'

const quick = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const slow = [0.01, 0.05, 0.25, 1, 5, 30, 120]

/** What is counted of a request: the route's template, never the address that was asked for. */
export interface RequestSample {
  method: string
  route: string
  status: number
  seconds: number
}

/** A figure that is looked up whenever somebody asks for the metrics; `labels` name what each value is of. */
export interface GaugeSpec {
  name: string
  help: string
  labels?: readonly string[]
  read: () => Reading[] | Promise<Reading[]>
}

export interface Reading {
  value: number
  labels?: Record<string, string>
}

/** What this process counts about itself. */
export interface Metrics {
  recordRequest(answered: RequestSample): void
  /** Runs a job and notes how long it took and how it ended. */
  timeJob<T>(name: JobName, run: () => Promise<T>): Promise<T>
  addGauge(figure: GaugeSpec): void
  /** Everything, as Prometheus reads it. */
  print(): Promise<string>
  contentType: string
}

/** Starts counting; memory, processor, event loop and garbage collection are watched from now on. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Requests that were worked on, by route; pages sent from memory are counted by vitrine_page_cache_hits_total.',
    labelNames: ['method', 'route', 'status'],
    buckets: quick,
    registers: [registry],
  })
  const jobs = new Histogram({
    name: 'vitrine_job_seconds',
    help: 'Jobs that ran here, by how they ended; a failed one may be tried again.',
    labelNames: ['job', 'outcome'],
    buckets: slow,
    registers: [registry],
  })

  return {
    contentType: registry.contentType,
    print: () => registry.metrics(),

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

    addGauge({ name, help, labels = [], read }) {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers: [registry],
        async collect() {
          const readings = await read()
          gauge.reset()
          // What nobody knows is left out instead of told as nothing.
          if (labels.length === 0) gauge.remove()
          for (const each of readings) gauge.set(each.labels ?? {}, each.value)
        },
      })
    },
  }
}
