/**
 * How Node runs the shop. Its stacks name our sources. The youngest things it makes have 16 MB before they are sorted: as
 * quick as more, and on large machines Node would otherwise take some hundred MB for them.
 */
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=16']

/**
 * Eight passwords may be worked on at once, each on a thread; files take theirs between them. They share two heaps of the C
 * library, and what takes 128 kB or more, such as a page or a password, stands outside of them and is given back.
 */
export const nodeSurroundings = { UV_THREADPOOL_SIZE: '8', MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }
