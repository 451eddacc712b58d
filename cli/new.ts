import { createInterface } from 'node:readline/promises'
import { cliMessages } from '#messages/en-US/cli.ts'
import { sourceLocale } from '#messages/locales.ts'
import { checkOwnShop, makeOwnShop, type OwnShop } from '#modules/settings/make-own-shop.ts'
import { addStaff } from '#modules/staff/add-staff.ts'
import { checkNewAdmin } from '#modules/staff/check-new-admin.ts'
import { type Command, type ParsedArguments, UsageError } from './command/command.ts'
import { takePositionals } from './command/parse-arguments.ts'
import { openForCommand } from './open-for-command.ts'

const defaults = { country: 'US', currency: 'USD' }

/** `new --name "Atelier Nord" --email owner@example.com`. */
export const newShop: Command = {
  usage: '[--name name] [--email email]',
  options: {
    name: { type: 'string', value: 'name' },
    email: { type: 'string', value: 'email' },
    owner: { type: 'string', value: 'name' },
    country: { type: 'string', value: 'code' },
    currency: { type: 'string', value: 'code' },
  },
  examples: ['', '--name "Atelier Nord" --email owner@example.com --country DE --currency EUR'],

  async run(typed, { readConfig, out }) {
    takePositionals('new', typed, 0)
    const config = readConfig()
    const answers = await ask(typed)
    const { name, email: contactEmail, country, currency } = answers
    const own: OwnShop = {
      ...{ name, contactEmail, country: country.toUpperCase(), currency: currency.toUpperCase() },
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      locale: sourceLocale,
    }
    // Before the database is created: a mistake is corrected by running the command again.
    checkOwnShop(own)
    await checkNewAdmin(contactEmail, config.adminPassword)
    const { shop, close } = await openForCommand(config, out.log)
    try {
      await makeOwnShop(shop.db, own, { caller: null })
      const login = { email: contactEmail, name: text(typed, 'owner'), password: config.adminPassword }
      const added = await addStaff(shop.db, login)
      out.print(cliMessages.shopCreated(name, config.dataDir))
      if (added.password) out.print(cliMessages.password(added.password))
      return { ok: true, name, ...added }
    } finally {
      await close()
    }
  },
}

/** The given values; in a terminal the missing ones are asked for, otherwise name and email are required. */
async function ask(typed: ParsedArguments) {
  const given = { ...defaults, name: '', email: '', ...pick(typed) }
  if (given.name && given.email) return given
  if (!process.stdin.isTTY) throw new UsageError(cliMessages.newNeeds)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    for (const question of ['name', 'email', 'country', 'currency'] as const) {
      if (text(typed, question) !== undefined) continue
      const answer = await terminal.question(`${cliMessages.newQuestions[question]} `)
      if (answer.trim()) given[question] = answer.trim()
    }
    return given
  } finally {
    terminal.close()
  }
}

function pick(typed: ParsedArguments): Partial<Record<'name' | 'email' | 'country' | 'currency', string>> {
  const found = (['name', 'email', 'country', 'currency'] as const).map((name) => [name, text(typed, name)] as const)
  return Object.fromEntries(found.filter(([, value]) => value !== undefined))
}

function text({ options }: ParsedArguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}
