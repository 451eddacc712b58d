import { useSettings } from '#app/settings/use-settings.ts'

interface LogoProps {
  /** The height or width of the logo, and the most of the other. */
  className?: string
  /** The size of the shop name that stands in place of a logo. */
  nameClass?: string
}

/** The logo, or the shop name where there is none. Its container names it. */
export function Logo({ className = 'h-10', nameClass = 'text-title' }: LogoProps) {
  const { shop, logo } = useSettings()
  return logo.logo === '' ? (
    <span aria-hidden className={`display block truncate ${nameClass}`}>
      {shop.name}
    </span>
  ) : (
    <span aria-hidden className={`logo ${className}`} />
  )
}
