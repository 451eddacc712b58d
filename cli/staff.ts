import { ownValue } from '#contract/own-value.ts'
import { type StaffRole, staffRoles } from '#contract/staff/roles.ts'
import { adminStaffMessages } from '#messages/en-US/admin/staff.ts'
import { cliMessages } from '#messages/en-US/cli.ts'
import type { Shop } from '#modules/context.ts'
import { addStaff } from '#modules/staff/add-staff.ts'
import { listMembers } from '#modules/staff/list-staff.ts'
import { removeStaff } from '#modules/staff/remove-staff.ts'
import { resetStaff } from '#modules/staff/reset-staff.ts'
import type { Config } from '#server/config/config.ts'
import { type Command, type Outcome, type ParsedArguments, UsageError } from './command/command.ts'
import type { Output } from './command/output.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { openForCommand } from './open-for-command.ts'

interface Typed {
  email: string
  name: string | undefined
  role: StaffRole
  config: Config
  out: Output
}

const actions: Record<string, (shop: Shop, typed: Typed) => Promise<Outcome>> = {
  async add({ db }, { email, name, role, config, out }) {
    const added = await addStaff(db, { email, name, role, password: config.adminPassword })
    const aRole = adminStaffMessages.aRole[added.role]
    out.print(added.isNew ? cliMessages.staffCreated(added.email, aRole) : cliMessages.staffChanged(added.email, aRole))
    if (added.isTakenOver) out.print(cliMessages.staffTakenOver(added.email))
    if (added.password) out.print(cliMessages.password(added.password))
    return { ok: true, ...added }
  },
  async remove({ db }, { email, out }) {
    await removeStaff(db, email)
    out.print(cliMessages.staffRemoved(email))
    return { ok: true, email }
  },
  async reset(shop, { email, out }) {
    await resetStaff(shop, email)
    out.print(cliMessages.staffReset(email))
    return { ok: true, email }
  },
  async list({ db }, { out }) {
    const members = await listMembers(db)
    const staff = members.map(({ email, name, role }) => ({ email, name, role }))
    for (const { email, name, role } of staff) {
      out.print(cliMessages.staffLine(email, name, adminStaffMessages.roles[role]))
    }
    if (staff.length === 0) out.print(cliMessages.noStaff)
    return { ok: true, staff }
  },
}

/** `staff add <email>`, `staff remove <email>`, `staff reset <email>`, `staff list`. */
export const staff: Command = {
  usage: 'add <email> | remove <email> | reset <email> | list',
  options: { name: { type: 'string', value: 'name' }, role: { type: 'string', value: 'role' } },
  examples: ['add bo@example.com --role support --name "Bo Lee"', 'remove bo@example.com', 'list --json'],

  async run(typed, context) {
    const { action, ...read } = readArguments(typed)
    const config = context.readConfig()
    const { shop, close } = await openForCommand(config, context.out.log)
    try {
      return await action(shop, { ...read, config, out: context.out })
    } finally {
      await close()
    }
  },
}

function readArguments(typed: ParsedArguments) {
  const [word = ''] = typed.positionals
  const count = word === 'list' ? 1 : 2
  if (word !== '' && !Object.hasOwn(actions, word)) throw new UsageError(cliMessages.unknownAction(word))
  const [, email = ''] = takePositionals('staff', typed, count, cliMessages.arguments.staffAdd)
  if (count === 2 && !email.includes('@')) throw new UsageError(cliMessages.invalidEmail(email))
  const { name, role } = typed.options
  if ((name !== undefined || role !== undefined) && word !== 'add') throw new UsageError(cliMessages.onlyForAdd)
  const known = staffRoles.find((each) => each === (role ?? 'owner'))
  if (!known) throw new UsageError(cliMessages.unknownRole(String(role)))
  const action = ownValue(actions, word)
  if (!action) throw new UsageError(cliMessages.unknownAction(word))
  return { action, email, role: known, name: typeof name === 'string' ? name : undefined }
}
