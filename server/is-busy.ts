// Connection refused, too many connections, shutting down, read-only, disk full or timeout, of the database or file storage.
const busyCodes =
  /^(EAGAIN|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08\w{3}|53\w{3}|57P0\d|57014|25006|40001|40P01|EFILESAWAY)$/
// Errors of the driver without a code: pool exhausted or closing, connection lost.
const busyMessages =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|Cannot use a pool after calling end/
const fullCodes = /^(ENOSPC|EDQUOT)$/

/** Whether an error means that the database or file storage is unavailable or overloaded, so that a retry may succeed. */
export function isBusy(error: unknown): boolean {
  return hasCode(error, busyCodes) || causesOf(error).some(({ message }) => busyMessages.test(message))
}

/** Whether an error means that the disk is full. */
export function isFull(error: unknown): boolean {
  return hasCode(error, fullCodes)
}

function hasCode(error: unknown, codes: RegExp): boolean {
  return causesOf(error).some((each) => 'code' in each && codes.test(String(each.code)))
}

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}
