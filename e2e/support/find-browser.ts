import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

// The headless shell opens a context in a fifth of the time, because it has no windows.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const debianPackages = ['chromium-headless-shell', 'chromium']

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
}

/** The browser for the tests: `CHROMIUM_PATH`, else one of the machine, else Playwright's, else Debian's package. */
export async function findBrowser(say: (line: string) => void): Promise<string | undefined> {
  return onThisMachine() ?? installOnDebian(say)
}

function onThisMachine(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return runs(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const inPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...inPath, ...(usualPlaces[process.platform] ?? []), chromium.executablePath()].find(runs)
}

function installOnDebian(say: (line: string) => void): string | undefined {
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const runAptGet = (...command: string[]) => {
    const { status, stderr } = spawnSync('apt-get', ['-qq', ...command], { env, encoding: 'utf8' })
    if (status !== 0) say(`apt-get ${command.join(' ')} failed: ${stderr.trim()}`)
  }
  say('No Chromium or Chrome was found: installing one …')
  runAptGet('update')
  for (const name of debianPackages) {
    runAptGet('install', '-y', '--no-install-recommends', name)
    const found = onThisMachine()
    if (found) return found
  }
  return undefined
}

/** Ubuntu's package of that name only points to a snap: only a program that prints its version is a browser. */
function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  // On Windows, `--version` opens a window instead.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}
