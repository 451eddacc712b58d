import { type ReactNode, Suspense, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { currencyPlural } from '#contract/currencies.ts'
import { setShopCurrency, shopCurrency } from '#contract/currency.ts'
import { palette } from '#contract/palette.ts'
import { shopTimeOf } from '#contract/shop-time.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import type { Route } from './+types/root.ts'
import { apiContext, shopContext } from './api-context.ts'
import { lookOf } from './brand/look-of.server.ts'
import { cardPageMeta } from './checkout/card-page-origins.ts'
import { earlyPressScript } from './frame/early-press.ts'
import { errorText } from './frame/error-text.ts'
import { Frame } from './frame/frame.tsx'
import { localeScript } from './frame/locale-script.ts'
import { MessageMap, MessagePreloads } from './frame/message-files.tsx'
import { deferredCodeScript } from './frame/paint-first.ts'
import { ScriptNonce } from './frame/script-nonce.ts'
import { seasonOf } from './frame/season-of.ts'
import { packAgain } from './packed/pack-again.server.ts'
import { unpack } from './packed/unpack.ts'
import { fillTexts } from './settings/fill-texts.ts'
import { fallbackSettings } from './settings/use-settings.ts'
import { useShopData } from './shop-data.ts'
import { glanceScript } from './state/glance.ts'
import { visitScript } from './state/visit/visit-script.ts'
import { lazyPart } from './ui/lazy-part.ts'
import './styles/app.css'
import displayFace from './styles/fonts/display.woff2?url'
import textFace from './styles/fonts/text.woff2?url'

const FailureScreen = lazyPart(async () => (await import('./frame/failure-screen.tsx')).FailureScreen)
const NotFoundScreen = lazyPart(async () => (await import('./frame/not-found-screen.tsx')).NotFoundScreen)

export const links: Route.LinksFunction = () => [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: (loaderData ? unpack(loaderData).settings : fallbackSettings).shop.name },
]

/** Data of every page, so kept small: categories, settings, season and the card page's origin. */
export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ families, collections, hasSale }, settings] = await Promise.all([
    api.listing.families({}),
    api.settings.shownSettings({}),
  ])
  const { season } = settings.promo
  const { cardPage, isTrial } = context.get(shopContext)
  return packAgain({
    look: lookOf(settings),
    families,
    collections: collections.flatMap(({ title, slug, isInMenu }) => (isInMenu ? { title, slug } : [])),
    hasSale,
    season: season === 'auto' ? seasonOf(shopTimeOf(Date.now(), settings)) : season,
    settings: fillTexts(settings),
    currency: shopCurrency(),
    currencyName: currencyPlural(settings.money.currency, currentLocale()),
    cardPage,
    // Left out where it says nothing: it is part of every page.
    ...(isTrial && { isTrial }),
  })
}

const editsOfAll = /^\/admin\/(settings|categories|collections)/

/** Settings and categories change rarely, so only a full load refreshes them; an owner sees what she changed at once. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return editsOfAll.test(currentUrl.pathname) && nextUrl.pathname === currentUrl.pathname
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useShopData()
  const { cardPage, look } = root ?? {}
  const fonts = look?.fonts ?? [textFace, displayFace]
  // Before anything on the page writes an amount.
  if (root) setShopCurrency(root.currency)
  return (
    <html lang={currentLocale()} style={look?.properties} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={look?.themeColor ?? palette.ink} />
        <MessageMap />
        {cardPage && <meta name={cardPageMeta} content={cardPage} />}
        <OwnScript code={import.meta.env.SSR ? localeScript : ''} />
        <OwnScript code={import.meta.env.SSR ? glanceScript : ''} />
        <OwnScript code={import.meta.env.SSR ? earlyPressScript : ''} />
        <Meta />
        <OwnScript code={import.meta.env.SSR ? visitScript : ''} />
        <Links />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
        <MessagePreloads />
        <OwnScript code={deferredCodeScript()} />
      </body>
    </html>
  )
}

// Rendered on the server only: it has run before hydration.
function OwnScript({ code }: { code: string }) {
  const nonce = useContext(ScriptNonce)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash in the CSP
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { families, season, isTrial } = unpack(loaderData)
  return (
    <Frame families={families} season={season} isTrial={isTrial}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useShopData()
  const families = shop?.families ?? []

  return (
    <Frame families={families} season={shop?.season ?? null} isTrial={shop?.isTrial}>
      {isRouteErrorResponse(error) && error.status === 404 ? (
        <Suspense>
          <NotFoundScreen families={families} message={errorText(error, 'message')} />
        </Suspense>
      ) : (
        <Suspense fallback={<p className="container-page py-24 text-center">{frameMessages.tryLater}</p>}>
          <FailureScreen error={error} />
        </Suspense>
      )}
      {import.meta.env.DEV && error instanceof Error && <pre className="overflow-x-auto p-4">{error.stack}</pre>}
    </Frame>
  )
}
