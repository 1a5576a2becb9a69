import type { Field } from 'payload'
import { addressField } from '../../fields/address.ts'
import { locationField } from '../../fields/location.ts'
import { mainActionField } from '../../fields/main-action.ts'
import { phoneField } from '../../fields/phone.ts'
import { webAddressField } from '../../fields/web-address.ts'
import { writtenHoursField } from '../../fields/written-hours.ts'

export const healthCenterFields: Field[] = [
  { type: 'row', fields: [addressField, phoneField] },
  locationField,
  mainActionField,
  webAddressField({
    name: 'mapUrl',
    label: { nb: 'Lenke til kart', en: 'Link to a map' },
    description: { nb: 'Åpnes fra adressen.', en: 'Opened from the address.' },
  }),
  {
    name: 'publicTransport',
    type: 'textarea',
    localized: true,
    maxLength: 1000,
    label: { nb: 'Kollektivtransport', en: 'Public transport' },
  },
  {
    name: 'immediateHeader',
    type: 'text',
    localized: true,
    maxLength: 200,
    label: { nb: 'Øyeblikkelig hjelp: overskrift', en: 'Immediate help: heading' },
  },
  {
    name: 'immediateText',
    type: 'richText',
    localized: true,
    label: { nb: 'Øyeblikkelig hjelp: tekst', en: 'Immediate help: text' },
    admin: {
      description: { nb: 'Hva leseren gjør når det haster.', en: 'What to do when it is urgent.' },
    },
  },
]

export const healthCenterHourFields: Field[] = [
  {
    name: 'areas',
    type: 'array',
    maxRows: 20,
    label: { nb: 'Avdelinger', en: 'Areas' },
    labels: {
      singular: { nb: 'avdeling', en: 'area' },
      plural: { nb: 'avdelinger', en: 'areas' },
    },
    admin: {
      description: {
        nb: 'Tidene til den første avdelingen vises på kortet i listen.',
        en: 'The hours of the first area are shown on the card in the list.',
      },
    },
    fields: [
      {
        name: 'name',
        type: 'text',
        localized: true,
        maxLength: 200,
        label: { nb: 'Navn', en: 'Name' },
        admin: { placeholder: { nb: 'Fastleger', en: 'Doctors' } },
      },
      writtenHoursField,
    ],
  },
  {
    name: 'phoneHours',
    type: 'group',
    label: { nb: 'Telefontid', en: 'Phone hours' },
    fields: [
      {
        name: 'header',
        type: 'text',
        localized: true,
        maxLength: 200,
        label: { nb: 'Overskrift', en: 'Heading' },
      },
      {
        name: 'notice',
        type: 'textarea',
        localized: true,
        maxLength: 500,
        label: { nb: 'Melding', en: 'Notice' },
        admin: {
          description: {
            nb: 'For eksempel at telefonen er stengt en dag.',
            en: 'Such as a day on which the telephone is closed.',
          },
        },
      },
      writtenHoursField,
    ],
  },
]
