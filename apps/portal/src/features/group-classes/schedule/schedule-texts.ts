import { formatWallTime } from '#platform/time/format.ts'

/** `18.30–19.30`. */
export function hoursOf({
  startTime,
  durationMinutes,
}: {
  startTime: string
  durationMinutes: number
}): string {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  const end = hours * 60 + minutes + durationMinutes
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const ends = `${twoDigits(Math.floor(end / 60) % 24)}:${twoDigits(end % 60)}`
  return `${formatWallTime(startTime)}–${formatWallTime(ends)}`
}
