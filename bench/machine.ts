import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { arch, cpus, loadavg, platform, totalmem } from 'node:os'

/** Where and with which versions something was measured. */
export interface Machine {
  at: string
  commit: string
  processor: string
  cores: number
  memoryGb: number
  system: string
  versions: Record<string, string>
  /** The load average of the last minute; above the number of cores, other processes were running too. */
  loadAverage: number
}

const parts = ['fastify', 'react', 'react-router', 'pg', 'autocannon']

/** The machine at this moment, and the measured commit; a trailing `+` means uncommitted changes. */
export function describeMachine(): Machine {
  return {
    at: new Date().toISOString(),
    commit: git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : ''),
    processor: cpus()[0]?.model ?? '',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    versions: { node: process.versions.node, ...Object.fromEntries(parts.map((name) => [name, versionOf(name)])) },
    loadAverage: loadNow(),
  }
}

/** The load average of the last minute. */
export function loadNow(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1))
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim()
}
