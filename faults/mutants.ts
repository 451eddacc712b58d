import type { Failpoint } from '#failpoints/reach.ts'

/** A mistake in the built shop that the row about it has to notice. */
export interface Mutant {
  row: string
  /** The mistake, in words. */
  mistake: string
  /** Texts of the build, each of which occurs once, and what is there instead. */
  changes: [RegExp, string][]
  /** What is wrong around the shop instead. */
  env?: Record<string, string>
  /** Whether the row runs the build with failpoints. */
  hasFailpoints?: true
  /** The failpoint at which the row notices it, where it tries many. */
  at?: Failpoint
}

const movesAlways: [RegExp, string] = [/visible, inArray\(orders(\$\d+)?\.status, sources(\$\d+)?\[to\]\)/, 'visible']
const neverBusy: [RegExp, string] = [
  /return hasCode\(error, busyCodes\) \|\| causesOf\(error\)\.some\(.*busyMessages\.test\(message\)\);/,
  'return false;',
]

/** One mistake or more for each row of the suite. */
export const mutants: readonly Mutant[] = [
  {
    row: 'last-units',
    mistake: 'units are reserved without looking at the stock',
    changes: [[/and \(v\.on_hand is null or v\.on_hand - v\.reserved >= w\.quantity\)/, '']],
  },
  {
    row: 'code-rush',
    mistake: 'uses of a code are not counted',
    changes: [[/uses_taken = d\.uses_taken \+ \(d\.max_uses is not null\)::int/, 'uses_taken = d.uses_taken']],
  },
  {
    row: 'code-rush',
    mistake: 'a card page that expires keeps the uses it held',
    changes: [[/await releaseDiscounts\(tx, id\);/, '']],
  },
  {
    row: 'hoarding',
    mistake: 'nothing bounds what a network reserves, and nothing yields',
    changes: [
      [/if \(units <= \(own \?\? 0\)\) return;/, 'return;'],
      [/if \(wanted > maxWanted\) return false;/, 'return false;'],
      [/await releaseHoarded\(shop\);/, ''],
    ],
  },
  {
    row: 'abandoned-checkouts',
    mistake: 'a run of the job ends as many expired checkouts as it reads at once',
    changes: [[/if \(due\.length === 0\) break;/, 'if (due.length === 0 || tried.length > 0) break;']],
  },
  {
    row: 'held-connections',
    mistake: 'slow clients keep their connections while others wait for one',
    changes: [[/if \(!slow\) return false;/, 'return false;']],
  },
  {
    row: 'webhooks',
    mistake: 'a message that arrives again is an error',
    changes: [[/\.onConflictDoNothing\(\)(\.returning\(\{ eventId: paymentEvents(?:\$\d+)?\.id \}\))/, '$1']],
  },
  {
    row: 'killed-shop',
    mistake: 'what the email server took is stored late',
    changes: [
      [/if \(handedOver\?\.has\(messageId\)\) return;/, ''],
      [
        /await markSent\(shop\.db, \{/,
        'await new Promise((resolve) => setTimeout(resolve, 500)); await markSent(shop.db, {',
      ],
    ],
  },
  {
    row: 'killed-process',
    mistake: 'the first process deals connections to the others',
    changes: [[/reusePort: cluster\.isWorker && process\.platform === ['"]linux['"]/, 'reusePort: false']],
  },
  {
    row: 'killed-database',
    mistake: 'a database that exits is not restarted',
    changes: [[/\t\tawait restart\(\);/, 'return;']],
  },
  { row: 'restarted-database', mistake: 'a lost connection is an error like any other', changes: [neverBusy] },
  {
    row: 'silent-database',
    mistake: 'a database that says nothing is an error like any other',
    changes: [neverBusy],
  },
  { row: 'exhausted-database', mistake: 'a refused connection is an error like any other', changes: [neverBusy] },
  { row: 'cancel-or-ship', mistake: 'an order moves whatever its status', changes: [movesAlways] },
  {
    row: 'refund-race',
    mistake: 'every refund has the same key at the provider',
    changes: [[/const \{ idempotencyKey \} = refund;/, "const idempotencyKey = 'refund';"]],
  },
  {
    row: 'edit-and-ship',
    mistake: 'an edit locks neither the order nor its payments',
    changes: [
      [
        /await claim(\$\d+)?\(tx, and\(eq\(orders\.id, orderId\), eq\(orders\.version, version\)\)\)/,
        '(await tx.select().from(orders).where(eq(orders.id, orderId)))[0]',
      ],
      [/(\.where\(condition\)\.orderBy\(asc\(payments\.id\)\))\.for\("no key update"\)/, '$1'],
    ],
  },
  {
    row: 'edit-and-ship',
    mistake: 'what an edit removes is not in stock again',
    changes: [[/if \(units\.length > 0\) await restock(\$\d+)?\(tx, units, change\.orderId\);/, '']],
  },
  {
    row: 'return-and-cancel',
    mistake: 'a return moves whatever its status',
    changes: [[/eq\(returns\.id, id\), inArray\(returns\.status, \[\.\.\.from\]\)/, 'eq(returns.id, id)']],
  },
  {
    row: 'interleaved',
    mistake: 'an order moves whatever its status',
    changes: [movesAlways],
    hasFailpoints: true,
  },
  {
    row: 'awaited-payments',
    mistake: 'what is canceled or whose time ran out keeps its units',
    changes: [[/await releaseStock\(tx, await moveReservations\(tx, id, ['"]released['"]\), id\);/, '']],
  },
  {
    row: 'stopped-shop',
    mistake: 'a signal ends the process at once',
    changes: [[/if \(isStopping\) return;/, 'process.exit(0);']],
  },
  {
    row: 'backup-while-selling',
    mistake: 'each table of a backup is of a moment of its own',
    changes: [
      [
        /begin isolation level repeatable read read only("\);\s+await setCanonicalFormat\(client\);\s+const tables = await listTables)/,
        'begin$1',
      ],
    ],
  },
  {
    row: 'broken-sandbox',
    mistake: 'a refund that failed is not tried again',
    changes: [[/if \(!\(error instanceof UnpaidRefundError\)\) throw error;/, '']],
  },
  {
    row: 'broken-email',
    mistake: 'an email is given up after its first try',
    changes: [[/const isLast = email\.attempts > jobRules\.sendEmail\.retryLimit;/, 'const isLast = true;']],
  },
  {
    row: 'no-room',
    mistake: 'a full disk is not reported',
    changes: [[/return bavail \* bsize >= neededBytes;/, 'return true;']],
  },
  {
    row: 'little-memory',
    mistake: 'every request leaves memory behind',
    changes: [
      [
        /newRequestId = \(\) => randomUUID\(\);/,
        'newRequestId = () => ((globalThis.left ??= []).push(Array.from({ length: 20_000 }, () => ({}))), randomUUID());',
      ],
    ],
  },
  {
    row: 'blocked-loop',
    mistake: 'connections are closed before what arrived on them is read',
    changes: [
      [
        /server\.keepAliveTimeoutBuffer = limits\.idleBufferMs;/,
        // Clients are told ten seconds, and without the time on top their connections are closed after two.
        'server.keepAliveTimeout = 1_000; server.prependListener("request", (_, reply) => reply.setHeader("keep-alive", "timeout=10"));',
      ],
    ],
  },
  {
    row: 'shifted-clock',
    mistake: 'checkouts expire by the clock of the process',
    changes: [
      [
        /lte\(checkoutSessions\.expiresAt, sql`\(select shop_now\(\)\)`\), notInArray/,
        'lte(checkoutSessions.expiresAt, new Date()), notInArray',
      ],
    ],
  },
  {
    row: 'cluster',
    mistake: 'the standby takes over without having what was acknowledged',
    changes: [],
    env: { FAULTS_CLUSTER_STANDBY: 'asynchronous' },
  },
  {
    row: 'cluster',
    mistake: 'a signal ends the process at once',
    changes: [[/if \(isStopping\) return;/, 'process.exit(0);']],
  },
  {
    row: 'failpoints',
    mistake: 'what is canceled or whose time ran out keeps its units',
    changes: [[/await releaseStock\(tx, await moveReservations\(tx, id, ['"]released['"]\), id\);/, '']],
    hasFailpoints: true,
    at: 'hold.sweepMid',
  },
]
