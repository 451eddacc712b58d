import { useSettings } from '../settings/use-settings.ts'
import { Logo } from '../ui/logo.tsx'

/** The logo at the end of the home page: large and quiet, or on a plate where it has colors of its own. */
export function FooterMark() {
  const { logo } = useSettings()
  if (logo.logo !== '' && logo.logoColor === 'own') {
    return (
      <span className="mb-12 inline-block rounded-small bg-paper p-4">
        <Logo className="h-10 max-w-[min(20rem,70vw)]" />
      </span>
    )
  }
  return (
    <Logo
      className="mx-auto mb-10 max-h-[min(22rem,40vw)] w-full max-w-[64rem] text-ink-raised"
      nameClass="pb-8 text-center text-[clamp(3rem,12vw,9rem)] leading-tight"
    />
  )
}
