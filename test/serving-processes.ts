import { readFile } from 'node:fs/promises'

/** The ids of the processes that serve a shop with several: children of its first one that are the same program. */
export async function servingProcesses(pid: number | undefined): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const commands = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_child, at) => commands[at]?.includes('main.js')).map(Number)
}
