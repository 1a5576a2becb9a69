import type { ArrayField } from 'payload'
import { clockHoursField } from './clock-hours.ts'
import { dayField, validateLastDay } from './day.ts'

/** Days with other opening hours than usual: holidays, exams, the summer. */
export const specialHoursField: ArrayField = {
  name: 'specialHours',
  type: 'array',
  maxRows: 60,
  label: { nb: 'Avvikende åpningstider', en: 'Special opening hours' },
  labels: {
    singular: { nb: 'periode', en: 'period' },
    plural: { nb: 'perioder', en: 'periods' },
  },
  admin: {
    description: {
      nb: 'Helligdager, eksamenstid, sommer. De går foran de vanlige tidene.',
      en: 'Holidays, exams, the summer. They replace the usual hours.',
    },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 100,
      label: { nb: 'Anledning', en: 'Occasion' },
      admin: { placeholder: { nb: 'Julaften', en: 'Christmas Eve' } },
    },
    {
      type: 'row',
      fields: [
        dayField(
          'from',
          { nb: 'Første dag', en: 'First day' },
          {
            required: true,
            admin: { width: '50%' },
          },
        ),
        dayField(
          'to',
          { nb: 'Siste dag', en: 'Last day' },
          {
            required: true,
            validate: validateLastDay,
            admin: { width: '50%' },
          },
        ),
      ],
    },
    clockHoursField(
      'hours',
      { nb: 'Åpningstid', en: 'Opening hours' },
      {
        description: { nb: 'Uten klokkeslett er det stengt.', en: 'Closed without times.' },
      },
    ),
  ],
}
