/** `31.1.` or `31.01` as people write it: `01-31`. Any other text stays as it is, and is refused. */
export function toDayOfYear(typed: string): string {
  const [, day, month] = /^(\d{1,2})\.\s?(\d{1,2})\.?$/.exec(typed.trim()) ?? []
  return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
}

/** `01-31` as people write it: `31.1.` */
export function showDayOfYear(day: string): string {
  const [month, date] = day.split('-').map(Number)
  return `${date}.${month}.`
}
