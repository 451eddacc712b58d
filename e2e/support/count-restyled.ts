import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  args: { elementCount?: number }
}

/** How many elements the browser computed a style for while something was done, by its own trace. */
export async function countRestyled(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  const isOver = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isOver
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((total, { args }) => total + (args.elementCount ?? 0), 0)
}
