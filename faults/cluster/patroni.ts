import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isPostmaster, serverProcesses } from '#db/embedded/server-processes.ts'
import { waitUntil } from '../check-database.ts'
import { postgresPrograms } from './install-programs.ts'
import { commandOf, type Programs } from './programs.ts'

/** A server of the cluster, one of which is the primary. */
interface Member {
  name: string
  port: number
  /** Where its Patroni tells its role. */
  apiPort: number
}

export const passwords = { superuser: 'of-the-superuser', replication: 'of-the-standby', shop: 'of-the-shop' }

const patienceMs = 120_000
const holdMs = 1_500

// A mutant: what was committed is acknowledged before the standby has it.
const isSynchronous = process.env.FAULTS_CLUSTER_STANDBY !== 'asynchronous'

/** Starts two servers with Patroni, and the etcd in which it keeps who is the primary. */
export function startPatroni(programs: Programs, nextPort: () => number) {
  const etcd = `http://127.0.0.1:${nextPort()}`
  const peers = `http://127.0.0.1:${nextPort()}`
  programs.start('etcd', 'etcd', [
    ...['--name', 'one', '--data-dir', join(programs.folder, 'etcd'), '--logger', 'zap'],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers, '--initial-cluster', `one=${peers}`],
    // The machine may be busy otherwise.
    ...['--heartbeat-interval', '500', '--election-timeout', '5000'],
  ])
  const members = ['one', 'two'].map((name): Member => ({ name, port: nextPort(), apiPort: nextPort() }))
  for (const member of members) {
    const settings = settingsOf(member, new URL(etcd).host, programs.folder)
    // JSON is YAML too.
    programs.start(`patroni-${member.name}`, 'patroni', [
      programs.write(`patroni-${member.name}.yml`, JSON.stringify(settings, null, 2)),
    ])
  }

  const answers = (member: Member, path: string) =>
    fetch(`http://127.0.0.1:${member.apiPort}${path}`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  async function find(path: string): Promise<Member | undefined> {
    const roles = await Promise.all(members.map((member) => answers(member, path)))
    return members.find((_member, at) => roles[at])
  }

  return {
    members,
    findPrimary: () => find('/primary'),
    findStandby: () => find('/replica'),
    /** Waits until one is the primary, and the other one follows it and may take over. */
    async beWhole(): Promise<void> {
      const standby = isSynchronous ? '/synchronous' : '/replica?lag=1MB'
      const isWhole = async () => Boolean((await find('/primary')) && (await find(standby)))
      if (!(await waitUntil(isWhole, patienceMs))) throw new Error('The cluster has no primary with a standby.')
    },
    /**
     * Kills the postmaster of a server. With `holdsBack` its last changes never leave it: what sends them to the standby
     * is stopped a moment before, as when the network fails first.
     */
    async kill({ name }: Member, { holdsBack }: { holdsBack: boolean }): Promise<void> {
      const processes = serverProcesses(join(programs.folder, name))
      const postmaster = processes.find(isPostmaster)
      if (!postmaster) throw new Error(`${name} has no postmaster.`)
      if (!holdsBack) return void process.kill(postmaster, 'SIGKILL')
      const senders = processes.filter((pid) => commandOf(pid).includes('walsender'))
      if (senders.length === 0) throw new Error(`${name} sends nothing to a standby.`)
      for (const pid of senders) process.kill(pid, 'SIGSTOP')
      await wait(holdMs)
      for (const pid of [postmaster, ...senders]) process.kill(pid, 'SIGKILL')
    },
  }
}

export type Patroni = ReturnType<typeof startPatroni>

function settingsOf({ name, port, apiPort }: Member, etcd: string, folder: string): object {
  const listens = (at: number) => ({ listen: `127.0.0.1:${at}`, connect_address: `127.0.0.1:${at}` })
  return {
    scope: 'vitrine',
    name,
    restapi: listens(apiPort),
    etcd3: { hosts: etcd },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        // A primary that crashed is not started again while the standby can take over.
        primary_start_timeout: 0,
        synchronous_mode: isSynchronous,
        // What nobody was told is committed does not count.
        maximum_lag_on_failover: 64 * 1024 * 1024,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      ...listens(port),
      data_dir: join(folder, name),
      bin_dir: postgresPrograms(),
      pgpass: join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: passwords.superuser },
        replication: { username: 'replicator', password: passwords.replication },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication replicator 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: folder, logging_collector: 'off' },
    },
  }
}
