/** The shop cannot start here; its message is one sentence for the person who started it. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The data folder is in use by another shop that is alive. */
export class ShopRunningError extends StartError {
  override name = 'ShopRunningError'
}
