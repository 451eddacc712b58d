import type { Db } from '#db/open-database.ts'
import type { Replica } from '#db/replica.ts'
import { addPoolMetrics } from './add-shop-metrics.ts'
import type { Metrics } from './create-metrics.ts'

/** Adds how far the replica is behind, and whether it is read at all. */
export function addReplicaMetrics(metrics: Metrics, { followed, copy }: { followed: Replica; copy: Db }): void {
  addPoolMetrics(metrics, 'replica', copy)
  metrics.addGauge({
    name: 'vitrine_replica_used',
    help: 'Whether guests are answered from the replica at this moment.',
    read: () => [{ value: followed.database() ? 1 : 0 }],
  })
  metrics.addGauge({
    name: 'vitrine_replica_lag_seconds',
    help: 'How far the replica was behind when last looked at.',
    read: () => {
      const lagMs = followed.lagMs()
      return lagMs === null ? [] : [{ value: lagMs / 1_000 }]
    },
  })
}
