/** Whether a statement failed because somebody else has the value that must be unique. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === '23505') return true
  return isUniqueViolation(error.cause)
}
