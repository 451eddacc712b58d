import { globSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const [library] = globSync('/usr/lib/{*/,}faketime/libfaketime.so.1')

/** A clock on the wall that may be set while a process looks at it; what measures how long something takes goes on evenly. */
export interface Clock {
  /** What a process is started with to go by this clock. */
  env: Record<string, string>
  /** Sets it so many seconds off the true time. */
  set(secondsOff: number): Promise<void>
}

/** Opens a clock that is right; null where libfaketime is not installed. */
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
