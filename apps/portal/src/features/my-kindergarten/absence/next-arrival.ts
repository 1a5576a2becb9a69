const halfHour = 30

/**
 * A time for a late arrival that is likely: the next full half hour after the next, within the opening
 * hours. Times are by the clock in Norway, `09:30`.
 */
export function nextArrival(
  time: string,
  { opensAt, closesAt }: { readonly opensAt: string; readonly closesAt: string },
): string {
  const now = minutesOf(time)
  const likely = Math.ceil((now + halfHour) / halfHour) * halfHour
  const earliest = minutesOf(opensAt) + halfHour
  const latest = minutesOf(closesAt) - halfHour
  return written(Math.max(earliest, Math.min(likely, latest)))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

const written = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
