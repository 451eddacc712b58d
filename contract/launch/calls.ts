import * as z from 'zod/mini'
import { call } from '../call.ts'

/** What has to be true before a shop opens, in the order of the checklist. */
export const launchChecks = [
  'brand',
  'texts',
  'product',
  'sales',
  'https',
  'email',
  'webhook',
  'order',
  'backup',
  'key',
] as const
export type LaunchCheckName = (typeof launchChecks)[number]

/** The steps from an empty shop to the first product. */
export const startSteps = ['name', 'brand', 'places', 'shipping', 'category', 'product'] as const

const checked = {
  title: z.string(),
  isDone: z.boolean(),
  /** What the check found. */
  found: z.string(),
  /** What to do; empty if it is done. */
  advice: z.string(),
  /** Where to do it in the admin area; null if it is done elsewhere. */
  link: z.nullable(z.object({ to: z.string(), label: z.string() })),
}
const launchCheck = z.object({ name: z.enum(launchChecks), ...checked })
const startStep = z.object({ name: z.enum(startSteps), ...checked })
export type StartStep = z.infer<typeof startStep>
export type LaunchCheck = z.infer<typeof launchCheck>

export const calls = {
  listLaunchChecks: call({
    method: 'POST',
    path: 'launch/listLaunchChecks',
    access: 'manager',
    summary: 'The checklist before a shop opens, each item checked now.',
    payload: z.object({}),
    response: z.object({ checks: z.array(launchCheck) }),
  }),

  listStartSteps: call({
    method: 'POST',
    path: 'launch/listStartSteps',
    access: 'manager',
    summary: 'The steps from an empty shop to its first product, and which of them are done.',
    payload: z.object({}),
    response: z.object({
      steps: z.array(startStep),
      /** Whether the shop is empty and waits for `startOwnShop`. */
      canStart: z.boolean(),
    }),
  }),

  testWebhook: call({
    method: 'POST',
    path: 'launch/testWebhook',
    access: 'owner',
    limit: 'testWebhook',
    summary: 'Sends a signed test event to the public address of the shop and waits until it comes back.',
    payload: z.object({}),
    response: z.object({ message: z.string() }),
  }),
}
