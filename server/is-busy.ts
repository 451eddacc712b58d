// Connection refused, too many connections, shutting down, read-only, out of disk or time: the database or the storage
// of files, not the caller.
const busyCodes =
  /^(EAGAIN|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\d|57014|25006|40001|40P01|EFILESAWAY)$/
// What the driver says without a code: the pool is used up or closing, the line broke or had broken before.
const busyWords =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/
const fullCodes = /^(ENOSPC|EDQUOT)$/

/** Whether a fault is the database being away or at its limit, so that asking again later makes sense. */
export function isBusy(fault: unknown): boolean {
  return hasCode(fault, busyCodes) || causesOf(fault).some(({ message }) => busyWords.test(message))
}

/** Whether a fault is a disk without room for a file. */
export function isFull(fault: unknown): boolean {
  return hasCode(fault, fullCodes)
}

function hasCode(fault: unknown, codes: RegExp): boolean {
  return causesOf(fault).some((each) => 'code' in each && codes.test(String(each.code)))
}

function causesOf(fault: unknown): Error[] {
  return fault instanceof Error ? [fault, ...causesOf(fault.cause)] : []
}
