const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' })

/** Day in Oslo of a stored moment, as `YYYY-MM-DD`. */
export const osloDay = (moment: string | Date): string => format.format(new Date(moment))
