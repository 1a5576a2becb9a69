/** Day and time in Oslo, as the admin writes them: `24.12.2026 12:00`. */
export function osloTime(moment: Date): string {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  const [day, month, year, hour, minute] = ['day', 'month', 'year', 'hour', 'minute'].map((part) =>
    parts.get(part as Intl.DateTimeFormatPartTypes),
  )
  return `${day}.${month}.${year} ${hour}:${minute}`
}

const format = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
