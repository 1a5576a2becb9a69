import type { GroupField, TextField } from 'payload'
import { text } from 'payload/shared'

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/

const time = (name: 'opens' | 'closes', label: { nb: string; en: string }): TextField => ({
  name,
  type: 'text',
  label,
  validate: (value: string | null | undefined, options) => {
    if (value && !timePattern.test(value))
      return options.req.i18n.language === 'nb'
        ? 'Skriv klokkeslettet som 07:30'
        : 'Write the time as 07:30'
    return text(value, options)
  },
  admin: { placeholder: name === 'opens' ? '07:30' : '17:00', width: '50%' },
})

/** Wall-clock times in Oslo, Monday to Friday. */
export const openingHoursField: GroupField = {
  name: 'openingHours',
  type: 'group',
  label: { nb: 'Åpningstid mandag–fredag', en: 'Opening hours Monday–Friday' },
  fields: [
    {
      type: 'row',
      fields: [
        time('opens', { nb: 'Åpner', en: 'Opens' }),
        time('closes', { nb: 'Stenger', en: 'Closes' }),
      ],
    },
  ],
}
