import { Children, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { brandKey } from '#contract/brand/brand-style.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { SandboxSwitch } from '../switches.ts'
import { facesFor } from './sandbox-style.ts'

interface PageOptions {
  /** The shop's name and look. */
  shop: Pick<Settings, 'shop' | 'brand' | 'logo'>
  title: string
  /** The target of the back link; the home page if there is no cart. */
  back: { href: string; label: string }
  /** The failures that are switched on; the page lists them. */
  switches?: readonly SandboxSwitch[]
  children: ReactNode
}

/** The document of every sandbox page. It has no script and always says that no money moves. */
export function renderDocument({
  shop: { shop, brand, logo },
  title,
  back,
  switches = [],
  children,
}: PageOptions): string {
  const page = (
    <html lang={currentLocale()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} · ${shop.name}`}</title>
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        {facesFor(brand.fonts).map((face) => (
          <link key={face} rel="preload" href={face} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={`/sandbox/style.css?${brandKey(brand, logo)}`} />
      </head>
      <body>
        <aside className="notice" aria-label={sandboxMessages.notice}>
          {Children.toArray(sandboxMessages.noticeText((title) => <strong key="title">{title}</strong>))}
          {switches.length > 0 && (
            <span className="switches">
              <strong>{sandboxMessages.switchesOn(switches.length)}</strong>{' '}
              {switches.map((name) => sandboxMessages.switches[name]).join(' ')}
            </span>
          )}
        </aside>
        <div className="sandbox">
          <header>
            <a className="back" href={back.href}>
              <span aria-hidden="true">←</span> {back.label}
            </a>
            {logo.logo === '' ? (
              <span className="name">{shop.name}</span>
            ) : (
              <span className="brand" role="img" aria-label={shop.name} />
            )}
          </header>
          {children}
        </div>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
