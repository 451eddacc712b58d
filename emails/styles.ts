import type { CSSProperties } from 'react'
import { createContext, useContext } from 'react'
import type { Brand } from '#contract/brand/brand-style.ts'
import { derivePalette } from '#contract/brand/derive-palette.ts'
import { fontPairs } from '#contract/brand/font-pairs.ts'
import { defaultSettings } from '#contract/settings/default-settings.ts'

const serif = 'Georgia, "Times New Roman", serif'
const sans = '-apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

/** Inline styles in the colors of the shop, as email clients hardly support style sheets. */
export function stylesOf(brand: Brand) {
  const { paper, chalk, ink, inkSoft, line } = derivePalette(brand)
  const heading = fontPairs[brand.fonts].isSerif ? serif : sans
  return {
    page: { margin: 0, padding: 0, background: paper, color: ink, fontFamily: sans, WebkitTextSizeAdjust: '100%' },
    ground: { background: paper },
    frame: { width: '100%', maxWidth: 560, margin: '0 auto' },
    brand: { padding: '28px 20px 16px', fontFamily: heading, fontSize: 24, letterSpacing: 4, textAlign: 'center' },
    brandLink: { color: ink, textDecoration: 'none' },
    sheet: { background: chalk, border: `1px solid ${line}`, padding: '32px 24px' },
    title: { margin: '0 0 16px', fontFamily: heading, fontSize: 26, lineHeight: '32px', fontWeight: 400 },
    text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' },
    after: { margin: '20px 0 16px', fontSize: 16, lineHeight: '25px' },
    small: { margin: '0 0 8px', fontSize: 14, lineHeight: '21px', color: inkSoft },
    heading: { margin: '28px 0 8px', fontFamily: heading, fontSize: 18, lineHeight: '24px', fontWeight: 400 },
    button: {
      display: 'inline-block',
      padding: '13px 26px',
      background: ink,
      color: chalk,
      fontSize: 16,
      lineHeight: '20px',
      textDecoration: 'none',
    },
    action: { margin: '24px 0' },
    link: { color: ink, textDecoration: 'underline' },
    table: { width: '100%', borderCollapse: 'collapse' },
    row: { borderTop: `1px solid ${line}` },
    imageCell: { width: 60, padding: '14px 12px 14px 0', verticalAlign: 'top' },
    image: {
      display: 'block',
      width: 60,
      height: 78,
      objectFit: 'cover',
      background: paper,
      fontSize: 12,
      color: inkSoft,
    },
    product: { padding: '14px 0', fontSize: 16, lineHeight: '23px', verticalAlign: 'top' },
    amount: {
      padding: '14px 0 14px 12px',
      fontSize: 16,
      lineHeight: '23px',
      textAlign: 'right',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    sum: { padding: '4px 0', fontSize: 16, lineHeight: '23px' },
    space: { height: 10, padding: 0, lineHeight: '10px', fontSize: 1 },
    total: { padding: '12px 0 4px', fontSize: 18, lineHeight: '24px', fontFamily: heading },
    right: { textAlign: 'right', whiteSpace: 'nowrap' },
    unbroken: { whiteSpace: 'nowrap' },
    quote: {
      margin: '0 0 16px',
      padding: '0 0 0 16px',
      borderLeft: `3px solid ${line}`,
      fontSize: 16,
      lineHeight: '25px',
    },
    foot: { padding: '20px 24px 36px', fontSize: 13, lineHeight: '20px', color: inkSoft, textAlign: 'center' },
    hidden: { display: 'none', overflow: 'hidden', maxHeight: 0, lineHeight: 1, opacity: 0 },
  } satisfies Record<string, CSSProperties>
}

/** The styles of the email being rendered. */
export const StylesContext = createContext(stylesOf(defaultSettings.brand))

export const useStyles = () => useContext(StylesContext)
