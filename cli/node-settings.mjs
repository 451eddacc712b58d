import { getHeapStatistics } from 'node:v8'

/**
 * How Node runs the shop. Its stacks name our sources. The youngest things it makes have 16 MB before they are sorted: as
 * quick as more, and on large machines Node would otherwise take some hundred MB for them.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=16']

/** What Node made may take 1.25 GB, where it would not take less by itself: with more it tidies up some 60 MB later. */
const heapMegabytes = Math.min(1_280, Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20))

/**
 * Eight passwords may be worked on at once, each on a thread; files take theirs between them. They share two heaps of the C
 * library, and what takes 128 kB or more, such as a page or a password, stands outside of them and is given back. What is
 * set outside goes before these.
 */
export const nodeSurroundings = {
  UV_THREADPOOL_SIZE: '8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
}
