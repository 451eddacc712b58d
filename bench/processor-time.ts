import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second, whatever the machine.
const tickMs = 10

/** How long a process has kept a processor busy so far, in milliseconds; null where the system does not say (Linux does). */
export function processorMs(pid: number): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) * tickMs
  } catch {
    return null
  }
}
