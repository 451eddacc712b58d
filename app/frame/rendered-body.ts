import { createContext } from 'react-router'

/** The bytes of a page; null until it is rendered, and for responses that are not. */
export interface RenderedBody {
  bytes: Buffer<ArrayBuffer> | null
}

/**
 * Where the rendering of a page leaves its bytes for the server: inside a `Response`, they would be copied through a stream
 * that nobody else reads. Null where a response is to have them.
 */
export const renderedBodyContext = createContext<RenderedBody | null>(null)
