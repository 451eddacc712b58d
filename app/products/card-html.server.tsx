import { hash } from 'node:crypto'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { shopCurrency } from '#contract/currency.ts'
import { currentLocale } from '#messages/current-locale.ts'
import type { CardProps } from './card-content.tsx'

/** At two kilobytes each, as many as some hundred pages of a listing show. */
const maxCards = 1_000

const rendered = new Map<string, string>()

/**
 * The HTML of what a card shows. Pages are rendered again when any of their products changes, and of two pages many have
 * cards in common: each is rendered once for all that it is made of.
 */
export function toCardHtml(content: ReactElement<CardProps>): string {
  const key = hash('sha1', JSON.stringify([currentLocale(), shopCurrency(), content.props]), 'base64')
  const html = rendered.get(key) ?? renderToString(<StaticRouter location="/">{content}</StaticRouter>)
  rendered.delete(key)
  rendered.set(key, html)
  const [oldest] = rendered.keys()
  if (rendered.size > maxCards && oldest !== undefined) rendered.delete(oldest)
  return html
}
