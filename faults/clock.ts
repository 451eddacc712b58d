import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [library] = globSync('/usr/lib/{*/,}faketime/libfaketime.so.1')

/** A system clock that can be set while a process runs; the monotonic clock is not affected. */
export interface Clock {
  /** The environment of a process that uses this clock. */
  env: Record<string, string>
  /** Sets it this many seconds off the true time. */
  set(secondsOff: number): Promise<void>
}

/** Creates a clock that is correct; null if libfaketime is not installed. */
export async function openClock(folder: string): Promise<Clock | null> {
  if (!library) return null
  const file = join(folder, 'clock')
  const set = (secondsOff: number) => writeFile(file, `${secondsOff < 0 ? '' : '+'}${secondsOff}\n`)
  await set(0)
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
  return { env, set }
}
