declare module 'virtual:message-assets' {
  /** The files of messages of the build; null in development and in the browser. */
  export const messageAssets: import('./messages-plugin.ts').MessageAssets | null
}
