import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second on every machine.
const tickMs = 10

/** The CPU time of a process so far, in milliseconds; null where the system does not report it (Linux does). */
export function processorMs(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program is in parentheses and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return null
  }
}
