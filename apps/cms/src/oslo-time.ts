/** The calendar and the clock of the editors; the portal, another process, has its own. */
export const timeZone = 'Europe/Oslo'

const dateFormat = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const timeFormat = new Intl.DateTimeFormat('nb-NO', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** The calendar day in Norway at a stored instant, as `2026-12-24`. */
export const osloDate = (instant: string | Date): string => dateFormat.format(new Date(instant))

/** Date and clock in Norway, as the admin writes them: `24.12.2026 12:00`. */
export const formatDateAndTime = (instant: Date): string =>
  timeFormat.format(instant).replace(', ', ' ')
