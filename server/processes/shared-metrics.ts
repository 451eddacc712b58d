import cluster, { type Worker } from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface Question {
  asksMetrics: number
}

interface Answer {
  answersMetrics: number
  text: string | null
}

const longestWaitMs = 6_000

/** In the first process: collects the metrics of all processes for the one that is asked for them. */
export function answerMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker: Worker, message: Partial<Question>) => {
    const { asksMetrics } = message
    if (asksMetrics === undefined) return
    const answer = (text: string | null) => worker.isConnected() && worker.send({ answersMetrics: asksMetrics, text })
    all.clusterMetrics().then(answer, () => answer(null))
  })
}

/**
 * How the metrics of the shop are printed: those of all processes that share its port, counts added up; or of this one,
 * where it is alone.
 */
export function printerOf(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  // It answers the first process in the name of this one.
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries(registry)
  let asked = 0
  return () => ask(++asked)
}

function ask(number: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer)
      process.off('message', hear)
    }
    const fail = () => {
      end()
      reject(new Error('The metrics of the other processes could not be read'))
    }
    const timer = setTimeout(fail, longestWaitMs)
    function hear(message: Partial<Answer>) {
      if (message.answersMetrics !== number) return
      if (typeof message.text !== 'string') return fail()
      end()
      resolve(message.text)
    }
    process.on('message', hear)
    process.send?.({ asksMetrics: number })
  })
}
