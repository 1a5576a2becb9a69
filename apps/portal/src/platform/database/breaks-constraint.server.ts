/** Whether a statement failed on the constraint of that name; Drizzle wraps the database's error. */
export function breaksConstraint(error: unknown, name: string): boolean {
  if (!(error instanceof Error)) return false
  if ('constraint' in error && error.constraint === name) return true
  return breaksConstraint(error.cause, name)
}
