/** Runs `stop` at the first signal that ends a program, and exits. */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, async () => {
      if (isStopping) return
      isStopping = true
      await stop(signal)
      process.exit(0)
    })
  }
}
