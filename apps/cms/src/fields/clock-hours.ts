import type { GroupField, RowField, StaticLabel, TextField } from 'payload'
import { text } from 'payload/shared'

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

type TimeName = 'opens' | 'closes'
const otherTime: Record<TimeName, TimeName> = { opens: 'closes', closes: 'opens' }

const time = (name: TimeName, label: { nb: string; en: string }): TextField => ({
  name,
  type: 'text',
  label,
  validate: (value: string | null | undefined, options) => {
    const norwegian = options.req.i18n.language === 'nb'
    if (value && !timePattern.test(value))
      return norwegian ? 'Skriv klokkeslettet som 07:30' : 'Write the time as 07:30'
    const other = (options.siblingData as Partial<Record<TimeName, string | null>>)[otherTime[name]]
    if (!value && other) return norwegian ? 'Fyll ut begge klokkeslett' : 'Write both times'
    return text(value, options)
  },
  admin: { placeholder: name === 'opens' ? '07:30' : '17:00', width: '50%' },
})

/** Wall-clock times in Oslo; both or neither. Closing at or before opening is after midnight. */
export const clockHoursRow: RowField = {
  type: 'row',
  fields: [
    time('opens', { nb: 'Åpner', en: 'Opens' }),
    time('closes', { nb: 'Stenger', en: 'Closes' }),
  ],
}

export const clockHoursField = (
  name: string,
  label: StaticLabel,
  admin: GroupField['admin'] = {},
): GroupField => ({ name, type: 'group', label, admin, fields: [clockHoursRow] })
