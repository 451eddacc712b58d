import { createContext } from 'react-router'

/**
 * Where the rendering of a page leaves its bytes for the server: inside a `Response`, they would be copied through a stream
 * that nobody else reads. Null for responses that are not rendered.
 */
export const renderedBodyContext = createContext<{ bytes: Buffer<ArrayBuffer> | null }>({ bytes: null })
