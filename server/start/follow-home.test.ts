import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { homeSections } from '#db/tables/home.ts'
import { createTestShop } from '#test/create-test-shop.ts'
import { followHome } from './follow-home.ts'

test('cached pages are told when a section begins and when it ends', async () => {
  const shop = await createTestShop()
  const kinds = async () => (await shop.as(shop.guest()).home.shownHome({})).sections.map(({ kind }) => kind)
  await shop.db
    .update(homeSections)
    .set({ startsAt: sql`now() + interval '0.5 s'`, endsAt: sql`now() + interval '1 s'` })
    .where(eq(homeSections.kind, 'features'))

  let tell = (_: unknown) => {}
  const home = followHome(shop, () => tell(null))
  onTestFinished(() => home.stop())
  const nextChange = () =>
    new Promise((resolve) => {
      tell = resolve
    })
  expect(await kinds()).not.toContain('features')
  const begun = nextChange()
  home.read()
  await begun
  const ended = nextChange()
  expect(await kinds()).toContain('features')
  await ended
  expect(await kinds()).not.toContain('features')
})
