import type { Field, NumberField, ValidateOptions } from 'payload'
import { number } from 'payload/shared'
import { addressField } from '../../fields/address.ts'
import { clockHoursField } from '../../fields/clock-hours.ts'
import { locationField } from '../../fields/location.ts'
import { mainActionField } from '../../fields/main-action.ts'
import { phoneField } from '../../fields/phone.ts'

export const kindergartenFactFields: Field[] = [
  { type: 'row', fields: [addressField, phoneField] },
  locationField,
  mainActionField,
  clockHoursField('openingHours', {
    nb: 'Åpningstid mandag–fredag',
    en: 'Opening hours Monday–Friday',
  }),
  {
    name: 'studyPlaceNearby',
    type: 'text',
    localized: true,
    maxLength: 200,
    label: { nb: 'Studiested i nærheten', en: 'Study place nearby' },
    admin: {
      description: {
        nb: 'Slik det skal leses, for eksempel «Blindern».',
        en: 'As it should be read, such as “Blindern”.',
      },
    },
  },
  {
    name: 'spots',
    type: 'number',
    min: 1,
    max: 1000,
    label: { nb: 'Antall plasser', en: 'Number of places' },
    admin: { description: { nb: 'Bare tallet.', en: 'The number only.' }, step: 1 },
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
    admin: {
      description: {
        nb: 'For eksempel antall avdelinger og hvor gamle barna er.',
        en: 'Such as the number of groups and the age of the children.',
      },
    },
  },
  {
    name: 'employees',
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    label: { nb: 'Ansatte', en: 'Employees' },
    admin: {
      description: {
        nb: 'For eksempel hvor mange som arbeider der og hva de er utdannet til.',
        en: 'Such as the number of employees and their training.',
      },
    },
  },
]
