import { parseBackupName } from './names.ts'

/** The privacy page promises that no backup is stored for longer (docs/privacy.md). */
export const mostDays = 30

/** Two days less, so that no backup gets older than 30 days when one night's run is late or fails. */
export const defaultDays = 28

const dayMilliseconds = 24 * 60 * 60 * 1_000

/**
 * Which backups are to be removed after a successful one: those that are older than `keepDays`, and
 * never the newest. Names that are not those of complete backups are left alone.
 */
export function findExpired(
  names: readonly string[],
  { now, keepDays }: { now: Date; keepDays: number },
): string[] {
  const backups = names.flatMap((name) => {
    const startedAt = parseBackupName(name)
    return startedAt ? [{ name, age: now.getTime() - startedAt.getTime() }] : []
  })
  const youngest = Math.min(...backups.map(({ age }) => age))
  return backups
    .filter(({ age }) => age > keepDays * dayMilliseconds && age !== youngest)
    .map(({ name }) => name)
    .toSorted()
}
