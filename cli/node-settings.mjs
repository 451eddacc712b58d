import { getHeapStatistics } from 'node:v8'

/**
 * The Node options of the shop. Stack traces show source files. The young generation of the heap is 16 MB: as
 * fast as a larger one, and on large machines Node would otherwise use some hundred MB for it.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=16']

/** The heap may grow to 1.25 GB, or less if that is Node's default: a higher limit uses some 60 MB more memory. */
const heapMegabytes = Math.min(1_280, Math.floor(getHeapStatistics().heap_size_limit / 2 ** 20))

/**
 * Eight passwords may be hashed at once, each on a thread shared with file operations. They use two arenas of the
 * C library, and allocations of 128 kB or more, such as a page or a password hash, are mapped separately and returned to
 * the system. Values of the environment take precedence.
 */
export const nodeSurroundings = {
  UV_THREADPOOL_SIZE: '8',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
}
