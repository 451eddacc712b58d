import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { alertStates } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { AlertsTable } from './alerts-table.tsx'
import { WantedTable } from './wanted-table.tsx'

const page = { rows: [], next: null, after: undefined }
const { empty } = adminStockAlertsMessages

/** The page of a tab as the server sends it. */
function shown(table: React.JSX.Element): string {
  const Page = createRoutesStub([{ path: '/', Component: () => table }])
  return renderToStaticMarkup(<Page />)
}

test.each(alertStates)('the tab %s says that it lists nothing, or that a search found nothing', (list) => {
  const all = shown(<AlertsTable name="Stock alerts" page={page} query={{ list }} />)
  expect(all).toContain(empty[list].title)
  expect(all).not.toContain('Show all')

  const searched = shown(<AlertsTable name="Stock alerts" page={page} query={{ list, search: 'ann' }} />)
  expect(searched).toContain(empty[list].filtered)
  expect(searched).toMatch(new RegExp(`href="[^"]*\\?list=${list}"[^>]*>.*Show all`))
})

test('the tab of variants has sentences of its own', () => {
  const table = (search: string | undefined) =>
    shown(<WantedTable name="Stock alerts" page={page} search={search} columns={undefined} />)
  expect(table(undefined)).toContain(empty.variants.title)
  expect(table('ann')).toContain(empty.variants.filtered)
})
