import { type Config, readConfig as readWhole } from '#server/config/config.ts'
import type { Command, CommandContext } from './command.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk, checkFolder } from './doctor/check-folder.ts'
import { checkFiles, checkMail } from './doctor/check-services.ts'
import { checkNode, checkOrigin, checkPayments } from './doctor/check-settings.ts'
import { type Finding, good, wordsOf, wrong } from './doctor/finding.ts'
import { takePositionals } from './parse-arguments.ts'

const signs = { good: '✓', note: '·', wrong: '✗' }

/** `doctor`. */
export const doctor: Command = {
  summary: 'Looks at everything the shop stands on, and says what is wrong and what to do.',
  usage: '',
  about: [
    'Looks at Node, the settings, PUBLIC_ORIGIN, the payment keys, the data folder, the disk, the database with its',
    'migrations, clock and admins, the mail server, and the bucket for files. Changes nothing and sends nothing.',
    'Marks: ✓ good, · worth knowing before others come, ✗ wrong. It ends with 1 when anything is wrong.',
  ].join('\n'),
  options: {},
  examples: ['', '--data-dir /var/lib/vitrine', '--json'],

  async run(typed, around) {
    takePositionals('doctor', typed, [])
    const findings = [checkNode(), ...(await lookAround(around))]
    for (const { name, state, found, advice } of findings) {
      around.out.tell(`${signs[state]} ${name}: ${found}`)
      if (advice) around.out.tell(`    ${advice}`)
    }
    const wrongs = findings.filter(({ state }) => state === 'wrong').length
    around.out.tell(wrongs === 0 ? 'Nothing is wrong.' : `${wrongs} of ${findings.length} are wrong.`)
    return { ok: wrongs === 0, findings }
  },
}

async function lookAround({ readConfig, env, out }: CommandContext): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    // The shop would not start. What does not depend on the rest can still be looked at.
    const { DATA_DIR, DATABASE_URL } = env
    const half = readWhole({ DATA_DIR, DATABASE_URL })
    return [
      wrong('Settings', wordsOf(error), 'docs/running-in-production.md names every variable.'),
      ...(await lookAtGround(half, out.note)),
    ]
  }
  const [ground, mail, files] = await Promise.all([
    lookAtGround(config, out.note),
    checkMail(config),
    checkFiles(config),
  ])
  return [good('Settings', 'They can be read.'), checkOrigin(config), checkPayments(config), ...ground, mail, files]
}

async function lookAtGround(config: Config, say: (line: string) => void): Promise<Finding[]> {
  const { dataDir } = config
  return [await checkFolder(dataDir), await checkDisk(dataDir), ...(await checkDatabase(config, say))]
}
