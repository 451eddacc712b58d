import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useCurrencyName } from '#app/settings/use-currency-name.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import type { Family } from '#contract/listing/calls.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { NewsletterForm } from '../newsletter/newsletter-form.tsx'
import { reopenCookieBanner } from './cookie-choice.ts'
import { FooterMark } from './footer-mark.tsx'
import { SocialLinks } from './social-links.tsx'
import { useCollections } from './use-collections.ts'

const help = [
  { label: () => frameMessages.contact, to: '/contact-us' },
  { label: () => frameMessages.shippingReturns, to: '/shipping-returns' },
  { label: () => frameMessages.refundPolicy, to: '/refund-policy' },
  { label: () => frameMessages.trackOrder, to: '/track-order' },
]
const about = [
  { label: () => frameMessages.aboutUs, to: '/about-us' },
  { label: () => frameMessages.privacyPolicy, to: '/privacy-policy' },
  { label: () => frameMessages.terms, to: '/terms-conditions' },
  { label: () => frameMessages.cookiePolicy, to: '/cookie-consent' },
]

/** The footer: about, newsletter and site links. */
export function SiteFooter({ families }: { families: readonly Family[] }) {
  const settings = useSettings()
  const collections = useCollections()
  const { pathname } = useLocation()
  return (
    <footer className="site-footer">
      <div className="container-page footer-columns">
        <div className="max-w-form">
          {pathname !== '/newsletter' && (
            <>
              <h2 id="newsletter" className="display mb-6 text-display">
                {frameMessages.newsletter}
              </h2>
              <NewsletterForm />
            </>
          )}
          {settings.shop.about && <p className="mt-10 max-w-[26rem] text-line first:mt-0">{settings.shop.about}</p>}
          <div className="mt-5">
            <SocialLinks />
          </div>
        </div>

        <nav
          id="site-map"
          aria-label={frameMessages.siteMap}
          className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3"
        >
          <Column title={frameMessages.shop}>
            <Line to="/shop">{frameMessages.allProducts}</Line>
            {families.map((family) => (
              <Line key={family.slug} to={`/shop/${family.slug}/all`}>
                {family.subCategory}
              </Line>
            ))}
            {collections.map(({ title, slug }) => (
              <Line key={slug} to={`/collections/${slug}`}>
                {title}
              </Line>
            ))}
          </Column>
          <Column title={frameMessages.help}>
            {help.map(({ label, to }) => (
              <Line key={to} to={to}>
                {label()}
              </Line>
            ))}
          </Column>
          <Column title={frameMessages.about}>
            {about.map(({ label, to }) => (
              <Line key={to} to={to}>
                {label()}
              </Line>
            ))}
            <li>
              <button type="button" className="footer-line" onClick={reopenCookieBanner}>
                {frameMessages.cookieSettings}
              </button>
            </li>
          </Column>
        </nav>
      </div>
      <p className="container-page pb-10 text-small text-line">
        {frameMessages[settings.taxation.mode === 'inclusive_vat' ? 'pricesNoteVat' : 'pricesNote'](useCurrencyName())}
      </p>
      {pathname === '/' && (
        <div aria-hidden className="container-page">
          <FooterMark />
        </div>
      )}
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-2 text-small text-line">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function Line({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="footer-line">
        {children}
      </Link>
    </li>
  )
}
