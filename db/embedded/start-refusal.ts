/** The shop cannot start here; its message is one sentence for the person who started it. */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}

/** The data folder is in use by another shop that is alive. */
export class ShopRunningError extends StartRefusal {
  override name = 'ShopRunningError'
}
