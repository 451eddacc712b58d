import type { Db } from '#db/open-database.ts'
import type { Replica } from '#db/replica.ts'
import { addPoolMetrics } from './add-shop-metrics.ts'
import type { Metrics } from './create-metrics.ts'

/** Adds the lag of the replica and whether it is in use. */
export function addReplicaMetrics(metrics: Metrics, { replica, db }: { replica: Replica; db: Db }): void {
  addPoolMetrics(metrics, 'replica', db)
  metrics.addGauge({
    name: 'vitrine_replica_used',
    help: 'Whether catalog reads of guests use the replica.',
    read: () => [{ value: replica.database() ? 1 : 0 }],
  })
  metrics.addGauge({
    name: 'vitrine_replica_lag_seconds',
    help: 'Last measured replication lag.',
    read: () => {
      const lagMs = replica.lagMs()
      return lagMs === null ? [] : [{ value: lagMs / 1_000 }]
    },
  })
}
