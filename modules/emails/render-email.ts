import { compile } from 'html-to-text'
import { renderToStaticMarkup } from 'react-dom/server'
import * as z from 'zod/mini'
import type { EmailMessage } from '#adapters/email/mailer.ts'
import { usualText } from '#contract/emails/email-text.ts'
import type { emails } from '#db/tables/emails.ts'
import { inWords } from '#emails/own-words/own-words.tsx'
import { placeholderValues } from '#emails/own-words/placeholders.ts'
import { runInLocale } from '#messages/current-locale.ts'
import type { Shop } from '../context.ts'
import { templateOf } from './email-templates.ts'

// Cells of one row are on one line, headings keep their case, and links show their URL after their text.
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'h2', options: { uppercase: false } },
    { selector: 'td', format: 'inline' },
    { selector: 'tr', format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
  ],
})

// The doctype with which old email clients lay out tables correctly, too.
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

/**
 * A stored email as it is sent, in HTML and text. Its message id is always the same, so that receivers drop duplicates.
 */
export async function renderEmail(
  shop: Pick<Shop, 'origin' | 'settings'>,
  email: Pick<typeof emails.$inferSelect, 'id' | 'kind' | 'toEmail' | 'locale' | 'subject' | 'fields' | 'words'>,
): Promise<EmailMessage> {
  const settings = await shop.settings.read()
  const templateShop = { origin: shop.origin, settings }
  const template = templateOf(email.kind)
  const fields = z.parse(template.fields, email.fields)
  const text = email.words ?? usualText
  const html = runInLocale(email.locale, () => {
    const words = { text, values: placeholderValues(template, fields, templateShop) }
    return renderToStaticMarkup(inWords(words, template.body(fields, templateShop)))
  })
  return {
    messageId: `<${email.id}@${new URL(shop.origin).hostname}>`,
    from: { name: settings.shop.name, address: settings.shop.contactEmail },
    to: email.toEmail,
    subject: email.subject,
    html: `${doctype}${html}`,
    text: toText(html),
    headers: template.headers?.(fields, templateShop) ?? {},
    replyTo: template.replyTo?.(fields, templateShop) ?? null,
  }
}
