import type { CSSProperties } from 'react'
import { palette } from '#contract/palette.ts'

/** Inline styles, as email clients hardly support style sheets. */
const { paper, chalk, ink, inkSoft, line } = palette
const serif = 'Georgia, "Times New Roman", serif'
const sans = '-apple-system, "Segoe UI", Helvetica, Arial, sans-serif'

export const styles = {
  page: { margin: 0, padding: 0, background: paper, color: ink, fontFamily: sans, WebkitTextSizeAdjust: '100%' },
  ground: { background: paper },
  frame: { width: '100%', maxWidth: 560, margin: '0 auto' },
  brand: { padding: '28px 20px 16px', fontFamily: serif, fontSize: 24, letterSpacing: 4, textAlign: 'center' },
  brandLink: { color: ink, textDecoration: 'none' },
  sheet: { background: chalk, border: `1px solid ${line}`, padding: '32px 24px' },
  title: { margin: '0 0 16px', fontFamily: serif, fontSize: 26, lineHeight: '32px', fontWeight: 400 },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px' },
  small: { margin: '0 0 8px', fontSize: 14, lineHeight: '21px', color: inkSoft },
  heading: { margin: '28px 0 8px', fontFamily: serif, fontSize: 18, lineHeight: '24px', fontWeight: 400 },
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
  goods: { padding: '14px 0', fontSize: 16, lineHeight: '23px', verticalAlign: 'top' },
  amount: {
    padding: '14px 0 14px 12px',
    fontSize: 16,
    lineHeight: '23px',
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  sum: { padding: '4px 0', fontSize: 16, lineHeight: '23px' },
  total: { padding: '10px 0 4px', fontSize: 18, lineHeight: '24px', fontFamily: serif },
  right: { textAlign: 'right', whiteSpace: 'nowrap' },
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
