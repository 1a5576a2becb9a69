/** The ending of a backup that is being written. One that was interrupted keeps it. */
export const unfinishedEnding = '.part'

/** In the folder of a backup. */
export const backupFiles = {
  database: 'database.dump.age',
  files: 'files.tar.age',
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  /** Written by a check, and in no sum. */
  checked: 'checked.json',
} as const

/** The folder of a backup: the time at which it started, in UTC, as `2026-11-30T201500Z`. */
export function backupName(startedAt: Date): string {
  return `${startedAt.toISOString().slice(0, 19).replaceAll(':', '')}Z`
}

/** @returns when the backup of this name started; undefined when it is no name of a backup */
export function parseBackupName(name: string): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d)(\d\d)(\d\d)Z$/.exec(name)
  if (!match) return undefined
  const startedAt = new Date(`${match[1]}:${match[2]}:${match[3]}Z`)
  return !Number.isNaN(startedAt.getTime()) && backupName(startedAt) === name
    ? startedAt
    : undefined
}

/** Whether the name is that of a backup that was never completed. */
export function isUnfinishedBackup(name: string): boolean {
  return (
    name.endsWith(unfinishedEnding) &&
    parseBackupName(name.slice(0, -unfinishedEnding.length)) !== undefined
  )
}
