import type { LaunchCheck, LaunchCheckName } from '#contract/launch/calls.ts'
import type { Db } from '#db/open-database.ts'
import { apiLaunchMessages } from '#messages/en-US/api/launch.ts'
import type { VersionedSettings } from '../settings/read-settings.ts'
import type { LaunchRecord, RecordName } from './launch-record.ts'

/** What the checks need, so that `doctor` can run them without a whole shop. */
export interface LaunchShop {
  db: Db
  origin: string
  hasEmailServer: boolean
  payments: 'sandbox' | 'stripe-test' | 'stripe-live'
  isStripeTaxed: boolean
}

/** The shop with what several checks read. */
export interface CheckedShop extends LaunchShop, VersionedSettings {
  records: Record<RecordName, LaunchRecord | null>
}

export type LaunchResult = Omit<LaunchCheck, 'name' | 'title'>
export type Check = (shop: CheckedShop) => LaunchResult | Promise<LaunchResult>

export const done = (found: string): LaunchResult => ({ isDone: true, found, advice: '', link: null })

/** An open check: what is wrong, what to do, and where. */
export const open = (found: string, advice: string, link: LaunchResult['link'] = null): LaunchResult => ({
  isDone: false,
  found,
  advice,
  link,
})

/** A day as sentences name it. */
export const dayOf = (at: string | Date) => new Date(at).toISOString().slice(0, 10)

export const titleOf = (name: LaunchCheckName) => apiLaunchMessages.names[name]
