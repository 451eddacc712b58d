import type { ReactNode } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { frameMessages } from '#messages/en-US/frame.ts'

const networks: { key: 'instagram' | 'facebook' | 'youtube' | 'tiktok'; name: string; drawing: ReactNode }[] = [
  {
    key: 'instagram',
    name: 'Instagram',
    drawing: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
        <circle cx="12" cy="12" r="4" />
        <circle cx="16.9" cy="7.1" r="0.6" fill="currentColor" />
      </>
    ),
  },
  {
    key: 'facebook',
    name: 'Facebook',
    drawing: <path d="M14 21v-8h3l.5-3.5H14V7.6c0-1 .5-1.8 2-1.8h1.6V3h-2.4C12.3 3 10.5 4.7 10.5 7.4v2.1H7.5V13h3v8" />,
  },
  {
    key: 'youtube',
    name: 'YouTube',
    drawing: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.3 9.2v5.6l4.7-2.8z" />
      </>
    ),
  },
  {
    key: 'tiktok',
    name: 'TikTok',
    drawing: <path d="M13.5 3.5v11.7a3.5 3.5 0 1 1-3-3.46M13.5 3.5c.3 2.7 2.1 4.5 5 4.7" />,
  },
]

/** Links to the shop's social profiles; nothing is loaded from them. */
export function SocialLinks() {
  const { shop } = useSettings()
  const shown = networks.filter(({ key }) => shop[key] !== '')
  if (shown.length === 0) return null
  return (
    <ul className="-ml-2.5 flex flex-wrap gap-1">
      {shown.map(({ key, name, drawing }) => (
        <li key={name}>
          <a
            href={shop[key]}
            target="_blank"
            rel="noreferrer"
            className="inline-flex size-(--icon-target) items-center justify-center hover:opacity-70 focus-visible:outline-current"
          >
            <span className="sr-only">{frameMessages.socialLink(shop.name, name)}</span>
            <svg
              aria-hidden
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.4"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              {drawing}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
