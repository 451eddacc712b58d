import { createContext } from 'react-router'

/** The HTML of a page; null until it is rendered, and for responses that are not. */
export interface RenderedHtml {
  html: string | null
}

/**
 * Where the rendering of a page leaves its HTML for the server: inside a `Response`, it would be copied through a stream
 * that nobody else reads.
 */
export const renderedHtmlContext = createContext<RenderedHtml>()
