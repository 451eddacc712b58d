import { Fragment, type ReactNode } from 'react'
import { emailLogo } from '#contract/brand/brand-file.ts'
import { contrastOf } from '#contract/brand/oklab.ts'
import { sellerName } from '#contract/settings/seller.ts'
import { currentLocale } from '#messages/current-locale.ts'
import { emailsShopMessages } from '#messages/en-US/emails/shop.ts'
import { Closing, useHeading } from './own-words/own-words.tsx'
import { StylesContext, stylesOf, useStyles } from './styles.ts'
import { absolute, type TemplateShop } from './template.ts'

interface LayoutProps {
  shop: TemplateShop
  /** The heading, unless the owner has another one. */
  title: string
  /** The preview text that inboxes show beside the subject. */
  preview: string
  /** Why the recipient gets this email. */
  reason?: ReactNode
  children: ReactNode
}

/** The layout of every email: the shop's name, a heading, the content and the reason for the email. */
export function Layout({ shop, title, preview, reason, children }: LayoutProps) {
  const styles = stylesOf(shop.settings.brand)
  const heading = useHeading(title)
  return (
    <StylesContext value={styles}>
      <html lang={currentLocale()}>
        <head>
          <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light" />
          <title>{heading}</title>
        </head>
        <body style={styles.page}>
          <div style={styles.hidden} data-skip-in-text="true">
            {preview}
          </div>
          <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.ground}>
            <tbody>
              <tr>
                <td align="center" style={{ padding: '0 8px' }}>
                  <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={styles.frame}>
                    <tbody>
                      <tr>
                        <td style={styles.brand} data-skip-in-text="true">
                          <a href={shop.origin} style={styles.brandLink}>
                            <ShopMark shop={shop} />
                          </a>
                        </td>
                      </tr>
                      <tr>
                        <td style={styles.sheet}>
                          <h1 style={styles.title}>{heading}</h1>
                          {children}
                          <Closing />
                        </td>
                      </tr>
                      <tr>
                        <td style={styles.foot}>
                          {reason && <div>{reason}</div>}
                          <div>
                            {sellerOf(shop)} ·{' '}
                            <a href={absolute('/contact-us', shop)} style={{ color: 'inherit' }}>
                              {emailsShopMessages.contactUs}
                            </a>
                          </div>
                        </td>
                      </tr>
                    </tbody>
                  </table>
                </td>
              </tr>
            </tbody>
          </table>
        </body>
      </html>
    </StylesContext>
  )
}

/** The logo, or the shop name where there is none or the logo would be dark on dark. */
function ShopMark({ shop }: { shop: TemplateShop }) {
  const { brand, logo, shop: facts } = shop.settings
  const isReadable = logo.logoColor === 'own' || contrastOf(brand.paper, '#000000') > contrastOf(brand.paper, '#ffffff')
  const image = isReadable ? emailLogo(logo.logo) : null
  if (!image) return facts.name
  const { path, ...size } = image
  return <img src={absolute(path, shop)} alt={facts.name} {...size} style={{ border: 0, verticalAlign: 'middle' }} />
}

/** The seller in law on one line, with its company and VAT numbers, if it has any. */
function sellerOf({ settings: { shop } }: TemplateShop): string {
  const vat = shop.vatNumber === '' ? '' : emailsShopMessages.vatNumber(shop.vatNumber)
  return [`${sellerName(shop)}, ${shop.postalAddress}`, shop.companyNumber, vat].filter(Boolean).join(' · ')
}

export function Text({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <p style={styles.text}>{children}</p>
}

export function Small({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <p style={styles.small}>{children}</p>
}

export function Heading({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <h2 style={styles.heading}>{children}</h2>
}

/** Text with its line breaks, in HTML and in the text part. */
export function Broken({ text }: { text: string }) {
  return text.split(/\r?\n/).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an email is rendered once, and lines have no ids
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}

/** The call to action, as a button. */
export function Action({ shop, place, children }: { shop: TemplateShop; place: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <p style={styles.action}>
      <a href={absolute(place, shop)} style={styles.button}>
        {children}
      </a>
    </p>
  )
}
