import { createContext } from 'react'
import { createContext as createRouterContext } from 'react-router'

/** Marks the scripts of one rendering as ours; the server allows those by their hash and removes the mark. */
export const nonceContext = createRouterContext('')

/** The mark while a page is rendered on the server; empty in the browser. */
export const ScriptNonce = createContext('')
