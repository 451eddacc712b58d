declare module 'virtual:message-assets' {
  /** Where a build put the messages. */
  export interface MessageAssets {
    /** The address of each name's file, such as that of `cart`, by locale. */
    addresses: Record<string, Record<string, string>>
    /** The names that the code of each route imports, by route id. */
    routes: Record<string, readonly string[]>
  }

  /** The files of messages of the build; null in development and in the browser. */
  export const messageAssets: MessageAssets | null
}
