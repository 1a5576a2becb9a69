import type { ArrayField, SelectField, SelectFieldSingleValidation, StaticLabel } from 'payload'
import { select } from 'payload/shared'
import { clockHoursRow } from './clock-hours.ts'

/** Monday is 1 and Sunday 7, as text: a select keeps nothing else. */
const weekdays: SelectField['options'] = [
  { value: '1', label: { nb: 'Mandag', en: 'Monday' } },
  { value: '2', label: { nb: 'Tirsdag', en: 'Tuesday' } },
  { value: '3', label: { nb: 'Onsdag', en: 'Wednesday' } },
  { value: '4', label: { nb: 'Torsdag', en: 'Thursday' } },
  { value: '5', label: { nb: 'Fredag', en: 'Friday' } },
  { value: '6', label: { nb: 'Lørdag', en: 'Saturday' } },
  { value: '7', label: { nb: 'Søndag', en: 'Sunday' } },
]

const validateLastWeekday: SelectFieldSingleValidation = (value, options) => {
  const { firstDay } = options.siblingData as { firstDay?: string | null }
  if (value && firstDay && value < firstDay)
    return options.req.i18n.language === 'nb'
      ? 'Siste dag kan ikke være før første dag i uken'
      : 'The last day cannot come before the first in the week'
  return select(value, options)
}

const weekday = (
  name: string,
  label: StaticLabel,
  validate: SelectFieldSingleValidation = select,
): SelectField => ({
  name,
  type: 'select',
  required: true,
  label,
  options: weekdays,
  validate,
  admin: { width: '50%' },
})

/** The usual week: each entry is a run of days with the same hours. Days without one are closed. */
export const weekHoursField: ArrayField = {
  name: 'openingHours',
  type: 'array',
  maxRows: 14,
  label: { nb: 'Åpningstider', en: 'Opening hours' },
  labels: {
    singular: { nb: 'åpningstid', en: 'entry' },
    plural: { nb: 'åpningstider', en: 'entries' },
  },
  admin: {
    description: {
      nb: 'Dager som ikke er nevnt, er stengt.',
      en: 'Days that are not mentioned are closed.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        weekday('firstDay', { nb: 'Fra', en: 'From' }),
        weekday('lastDay', { nb: 'Til og med', en: 'To' }, validateLastWeekday),
      ],
    },
    clockHoursRow,
  ],
}
