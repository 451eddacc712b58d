/** The shop cannot start; the message is for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Another running shop uses the data folder. */
export class ShopRunningError extends StartError {
  override name = 'ShopRunningError'
}
