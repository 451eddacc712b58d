import { cliDoctorMessages } from '#messages/en-US/cli/doctor.ts'
import { type Config, readConfig as readWhole } from '#server/config/config.ts'
import type { Command, CommandContext } from './command/command.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkDisk, checkFolder } from './doctor/check-folder.ts'
import { checkFiles, checkSmtp } from './doctor/check-services.ts'
import { checkNode, checkOrigin, checkPayments, checkSecrets } from './doctor/check-settings.ts'
import { errorMessage, type Finding, good, wrong } from './doctor/finding.ts'

const signs = { good: '✓', note: '·', wrong: '✗' }

/** `doctor`. */
export const doctor: Command = {
  usage: '',
  options: {},
  examples: ['', '--data-dir /var/lib/vitrine', '--json'],

  async run(typed, context) {
    takePositionals('doctor', typed, 0)
    const findings = [checkNode(), ...(await runChecks(context))]
    for (const { name, state, found, advice } of findings) {
      context.out.print(`${signs[state]} ${name}: ${found}`)
      if (advice) context.out.print(`    ${advice}`)
    }
    const failures = findings.filter(({ state }) => state === 'wrong').length
    context.out.print(failures === 0 ? cliDoctorMessages.passed : cliDoctorMessages.failed(failures, findings.length))
    return { ok: failures === 0, findings }
  },
}

async function runChecks({ readConfig, env, out }: CommandContext): Promise<Finding[]> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    // The shop would not start, but these checks need only few of the variables.
    const { DATA_DIR, DATABASE_URL } = env
    const DATABASE_DIRECT_URL = DATABASE_URL && env.DATABASE_DIRECT_URL
    const half = readHalf({ DATA_DIR, DATABASE_URL, DATABASE_DIRECT_URL })
    return [
      wrong(cliDoctorMessages.settings, errorMessage(error), cliDoctorMessages.settingsAdvice),
      ...(half ? await checkGround(half, out.log) : []),
    ]
  }
  const [ground, mail, files] = await Promise.all([checkGround(config, out.log), checkSmtp(config), checkFiles(config)])
  return [
    good(cliDoctorMessages.settings, cliDoctorMessages.settingsValid),
    checkOrigin(config),
    checkPayments(config),
    checkSecrets(config),
    ...ground,
    mail,
    files,
  ]
}

function readHalf(env: CommandContext['env']): Config | null {
  try {
    return readWhole(env)
  } catch {
    return null
  }
}

async function checkGround(config: Config, report: (line: string) => void): Promise<Finding[]> {
  const { dataDir } = config
  return [await checkFolder(dataDir), await checkDisk(dataDir), ...(await checkDatabase(config, report))]
}
