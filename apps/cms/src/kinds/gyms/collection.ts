import { listedCollection } from '../../collections/listed-collection.ts'
import { addressField } from '../../fields/address.ts'
import { locationField } from '../../fields/location.ts'
import { mainActionField } from '../../fields/main-action.ts'
import { phoneField } from '../../fields/phone.ts'
import { pictureRowsField } from '../../fields/picture-rows.ts'
import { specialHoursField } from '../../fields/special-hours.ts'
import { gymHoursField } from './gym-hours.ts'

/** A fitness club and its page (specification, section 3: gym). */
export const Gyms = listedCollection({
  kind: 'gym',
  labels: {
    singular: { nb: 'treningssenter', en: 'fitness club' },
    plural: { nb: 'Treningssentre', en: 'Fitness clubs' },
  },
  columns: ['sortOrder', 'address'],
  searchable: ['address'],
  tabs: [
    {
      label: { nb: 'Åpningstider', en: 'Opening hours' },
      fields: [gymHoursField, specialHoursField],
    },
    {
      label: { nb: 'Om senteret', en: 'About' },
      fields: [
        { type: 'row', fields: [addressField, phoneField] },
        locationField,
        mainActionField,
        {
          name: 'attributeHeader',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Overskrift over tilbudet', en: 'Heading above what it offers' },
        },
        {
          name: 'attributes',
          type: 'array',
          maxRows: 40,
          label: { nb: 'Tilbud', en: 'What it offers' },
          admin: {
            description: {
              nb: 'Ett tilbud på hver rad, for eksempel badstue.',
              en: 'One on each row, such as a sauna.',
            },
          },
          labels: {
            singular: { nb: 'tilbud', en: 'attribute' },
            plural: { nb: 'tilbud', en: 'attributes' },
          },
          fields: [
            {
              name: 'text',
              type: 'text',
              localized: true,
              maxLength: 200,
              label: { nb: 'Tekst', en: 'Text' },
              admin: { placeholder: { nb: 'Badstue', en: 'Sauna' } },
            },
          ],
        },
        pictureRowsField,
      ],
    },
  ],
})
