import type { Field, NumberField, ValidateOptions } from 'payload'
import { number } from 'payload/shared'
import { openingHoursField } from './opening-hours.ts'
import { phoneField } from './phone.ts'

export const kindergartenFactFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'address',
        type: 'text',
        maxLength: 200,
        label: { nb: 'Besøksadresse', en: 'Street address' },
      },
      phoneField,
    ],
  },
  openingHoursField,
  {
    name: 'studyPlaceNearby',
    type: 'text',
    localized: true,
    maxLength: 200,
    label: { nb: 'Studiested i nærheten', en: 'Study place nearby' },
  },
  {
    name: 'spots',
    type: 'number',
    min: 1,
    max: 1000,
    label: { nb: 'Antall plasser', en: 'Number of places' },
    admin: { step: 1 },
    validate: (
      value: number | null | undefined,
      options: ValidateOptions<unknown, unknown, NumberField, number>,
    ) => {
      if (typeof value !== 'number' || Number.isInteger(value)) return number(value, options)
      return options.req.i18n.language === 'nb' ? 'Skriv et helt tall' : 'Write a whole number'
    },
  },
  {
    name: 'departments',
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    label: { nb: 'Avdelinger', en: 'Departments' },
  },
  {
    name: 'employees',
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    label: { nb: 'Ansatte', en: 'Employees' },
  },
]
