import { Fragment, type ReactNode } from 'react'
import { look } from './styles.ts'
import { absolute, type House } from './template.ts'

interface Sheet {
  house: House
  /** The heading. */
  title: string
  /** The preview text that inboxes show beside the subject. */
  preview: string
  /** Why the recipient gets this email. */
  reason?: ReactNode
  children: ReactNode
}

/** The layout of every email: the shop's name, a heading, the content and the reason for the email. */
export function Layout({ house, title, preview, reason, children }: Sheet) {
  return (
    <html lang="en">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
      </head>
      <body style={look.page}>
        <div style={look.hidden} data-skip-in-text="true">
          {preview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={look.ground}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '0 8px' }}>
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={look.frame}>
                  <tbody>
                    <tr>
                      <td style={look.brand} data-skip-in-text="true">
                        <a href={house.origin} style={look.brandLink}>
                          {house.settings.shop.name}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td style={look.sheet}>
                        <h1 style={look.title}>{title}</h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td style={look.foot}>
                        {reason && <div>{reason}</div>}
                        <div>
                          {house.settings.shop.name}, {house.settings.shop.postalAddress} ·{' '}
                          <a href={absolute('/contact-us', house)} style={{ color: 'inherit' }}>
                            Contact us
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
  )
}

export function Text({ children }: { children: ReactNode }) {
  return <p style={look.text}>{children}</p>
}

export function Small({ children }: { children: ReactNode }) {
  return <p style={look.small}>{children}</p>
}

export function Heading({ children }: { children: ReactNode }) {
  return <h2 style={look.heading}>{children}</h2>
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
export function Action({ house, place, children }: { house: House; place: string; children: ReactNode }) {
  return (
    <p style={look.action}>
      <a href={absolute(place, house)} style={look.button}>
        {children}
      </a>
    </p>
  )
}
