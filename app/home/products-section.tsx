import { useSettings } from '#app/settings/use-settings.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import { HomeRow } from './home-row.tsx'
import type { SectionProps } from './home-sections.tsx'
import { homeSliderRows, shownOf } from './load-home.ts'

// Source: spec section 9.
const homeSliderSpeedMs = 500
const shownOnNarrowScreens = 1.15

/** A row of products. */
export function ProductsSection({ section: { sectionId, title, row } }: SectionProps) {
  const { name } = useSettings().shop
  if (!row) return null
  const { source } = row
  const titles = homeMessages.rows(name)
  return (
    <div className="container-page">
      <HomeRow
        {...row}
        sectionId={sectionId}
        title={title || titles[source]}
        shown={{ wide: shownOf(source), narrow: shownOnNarrowScreens }}
        isShuffled={source === 'bestOfEachType'}
        {...(source === 'newestOfEachCategory' && { rows: homeSliderRows, speedMs: homeSliderSpeedMs })}
      />
    </div>
  )
}
