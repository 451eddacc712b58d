/** What a span says beside its name: never who, only what. */
export type Said = Record<string, string | number>

/** What is followed while the shop works. */
export interface Follower {
  follow<T>(name: string, said: Said, run: () => Promise<T>): Promise<T>
  /** Says which route the request at hand took. */
  nameRequestSpan(name: string, said: Said): void
}

// Without a collector nobody follows, and nothing of what it takes is loaded.
let follower: Follower | null = null

/** Has what happens from now on followed, or no longer. */
export function setTracing(next: Follower | null): void {
  follower = next
}

/** Runs a step of the shop's work as a span of its own where somebody follows. */
export function inSpan<T>(name: string, said: Said, run: () => Promise<T>): Promise<T> {
  return follower ? follower.follow(name, said, run) : run()
}

/** Gives the span of the request at hand the name of its route. */
export function nameRequestSpan(name: string, said: Said): void {
  follower?.nameRequestSpan(name, said)
}
