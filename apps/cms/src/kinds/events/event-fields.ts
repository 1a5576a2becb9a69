import type { DateField, DateFieldValidation, Field, StaticLabel } from 'payload'
import { date } from 'payload/shared'
import { linkField } from '../../fields/link.ts'

const validateEnd: DateFieldValidation = (value, options) => {
  const { startsAt } = options.siblingData as { startsAt?: string | Date | null }
  if (value && startsAt && new Date(value) <= new Date(startsAt))
    return options.req.i18n.language === 'nb'
      ? 'Arrangementet kan ikke slutte før det begynner'
      : 'The event cannot end before it starts'
  return date(value, options)
}

const instantField = (name: string, label: StaticLabel, more: Partial<DateField>) =>
  ({
    name,
    type: 'date',
    label,
    ...more,
    admin: {
      width: '50%',
      date: {
        pickerAppearance: 'dayAndTime',
        displayFormat: 'dd.MM.yyyy HH:mm',
        timeFormat: 'HH:mm',
        timeIntervals: 15,
      },
    },
  }) as DateField

export const eventFields: Field[] = [
  {
    type: 'row',
    fields: [
      instantField('startsAt', { nb: 'Begynner', en: 'Starts' }, { required: true, index: true }),
      instantField('endsAt', { nb: 'Slutter', en: 'Ends' }, { validate: validateEnd }),
    ],
  },
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    filterOptions: { usedFor: { equals: 'event' } },
    label: { nb: 'Kategori', en: 'Category' },
    admin: {
      description: {
        nb: 'Leserne kan velge kategori i kalenderen.',
        en: 'Readers can choose a category in the calendar.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'place',
        type: 'relationship',
        relationTo: 'study-places',
        label: { nb: 'Studiested', en: 'Study place' },
        admin: {
          description: {
            nb: 'Leserne kan velge studiested i kalenderen.',
            en: 'Readers can choose a study place in the calendar.',
          },
          width: '50%',
        },
      },
      {
        name: 'room',
        type: 'text',
        localized: true,
        maxLength: 200,
        label: { nb: 'Rom eller møtested', en: 'Room or meeting point' },
        admin: { width: '50%' },
      },
    ],
  },
  {
    name: 'organiser',
    type: 'text',
    maxLength: 200,
    label: { nb: 'Arrangør', en: 'Organiser' },
    admin: { description: { nb: 'Hvem som står bak.', en: 'Who is behind it.' } },
  },
  { ...linkField, name: 'button', label: { nb: 'Knapp', en: 'Button' } },
]
