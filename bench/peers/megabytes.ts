import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** The space that a folder takes on the disk. */
export function megabytesIn(folder: string): number {
  return Math.round(Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1_024)
}

interface Process {
  pid: number
  parent: number
  kilobytes: number
  isDatabase: boolean
}

/** The memory of a process and those it started, without the database: their proportional shares (Linux). */
export function megabytesOfTree(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  const tree = new Set([root])
  // A child may stand before its parent.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size
    for (const { pid, parent, isDatabase } of all) if (tree.has(parent) && !isDatabase) tree.add(pid)
  }
  const kilobytes = all.reduce((sum, each) => sum + (tree.has(each.pid) ? each.kilobytes : 0), 0)
  return Math.round(kilobytes / 1_024)
}

function readProcess(pid: number): Process[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const shares = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return [
      {
        pid,
        parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]),
        kilobytes: Number(/^Pss:\s+(\d+)/m.exec(shares)?.[1]),
        isDatabase: /^Name:\s+postgres/m.test(status),
      },
    ]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
