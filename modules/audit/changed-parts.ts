/** Which of the parts differ before and after a change, as the audit log lists them. */
export function changedParts<Part extends string>(
  parts: readonly Part[],
  before: Readonly<Record<Part, unknown>>,
  after: Readonly<Record<Part, unknown>>,
): Part[] {
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}
