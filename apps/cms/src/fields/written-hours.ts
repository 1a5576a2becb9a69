import type { ArrayField } from 'payload'

/** Opening hours in the editor's own words. */
export const writtenHoursField: ArrayField = {
  name: 'hours',
  type: 'array',
  maxRows: 14,
  label: { nb: 'Tider', en: 'Hours' },
  labels: {
    singular: { nb: 'tid', en: 'entry' },
    plural: { nb: 'tider', en: 'entries' },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'daysText',
          type: 'text',
          localized: true,
          maxLength: 100,
          label: { nb: 'Dager', en: 'Days' },
          admin: { placeholder: { nb: 'Mandag–torsdag', en: 'Monday–Thursday' }, width: '50%' },
        },
        {
          name: 'timeText',
          type: 'text',
          localized: true,
          maxLength: 100,
          label: { nb: 'Klokkeslett', en: 'Times' },
          admin: { placeholder: '08.00–15.30', width: '50%' },
        },
      ],
    },
  ],
}
