const minute = 60_000
const day = 24 * 60 * minute

/** For how long a scan can be undone. */
export const undoMinutes = 15
/** How far the clock of a phone may be ahead of ours. */
export const aheadMinutes = 10

/**
 * Whether a scan is possible at that time: during the event, or a day before or after it, since doors
 * open early and phones are without network. The time of the scan counts, not that of its upload.
 */
export function isScanTime(
  scannedAt: Date,
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): boolean {
  return (
    scannedAt.getTime() >= startsAt.getTime() - day &&
    scannedAt.getTime() <= endsAt.getTime() + day &&
    scannedAt.getTime() <= now.getTime() + aheadMinutes * minute
  )
}

/** Whether a scan is undone in time, by the clock of the phone that made both. */
export function isUndoneInTime(scannedAt: Date, undoneAt: Date): boolean {
  const after = undoneAt.getTime() - scannedAt.getTime()
  return after >= 0 && after <= undoMinutes * minute
}

/** On the phone, where the page knows the minute: a scan that was just made is later than its `now`. */
export function canBeUndone({ scannedAt }: { readonly scannedAt: string }, now: Date): boolean {
  const made = new Date(scannedAt)
  return made > now || isUndoneInTime(made, now)
}
