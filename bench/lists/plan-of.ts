import * as z from 'zod/mini'
import type { Call } from '#contract/call.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'
import type { Db } from '#db/open-database.ts'
import { mgDelivery } from '#test/mg-delivery.ts'
import { explainAll } from '../write-plans.ts'

interface Operation {
  noun: string
  verb: string
  call: Call
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The query plans of the statements that an operation sends. */
export async function planOf(db: Db, { noun, verb, call }: Operation, payload: object): Promise<string> {
  const module = await import(`../../modules/${kebab(noun)}/${kebab(verb)}.ts`)
  // Lists use nothing else of their context.
  const settings = { read: async () => ({ ...defaultSettings, delivery: mgDelivery }) }
  const ctx = { db, settings, mailer: { name: 'outbox' } }
  return explainAll(db, () => module[verb](ctx, z.parse(call.payload, payload)))
}
