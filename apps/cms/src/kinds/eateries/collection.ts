import { listedCollection } from '../../collections/listed-collection.ts'
import { addressField } from '../../fields/address.ts'
import { fileWithTitleField } from '../../fields/file-with-title.ts'
import { locationField } from '../../fields/location.ts'
import { mainActionField } from '../../fields/main-action.ts'
import { phoneFieldNamed } from '../../fields/phone.ts'
import { specialHoursField } from '../../fields/special-hours.ts'
import { weekHoursField } from '../../fields/week-hours.ts'

/** A place to eat and its page (specification, section 3: eatery). */
export const Eateries = listedCollection({
  kind: 'eatery',
  labels: {
    singular: { nb: 'spisested', en: 'eatery' },
    plural: { nb: 'Spisesteder', en: 'Eateries' },
  },
  columns: ['sortOrder', 'eateryType', 'studyPlace'],
  searchable: ['address'],
  tabs: [
    {
      label: { nb: 'Åpningstider', en: 'Opening hours' },
      fields: [
        {
          name: 'openingHoursTitle',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Overskrift', en: 'Heading' },
          admin: {
            description: {
              nb: 'Over åpningstidene. Tomt gir den vanlige overskriften.',
              en: 'Above the opening hours. If empty, the usual heading is shown.',
            },
          },
        },
        weekHoursField,
        specialHoursField,
      ],
    },
    {
      label: { nb: 'Om spisestedet', en: 'About' },
      fields: [
        {
          name: 'eateryType',
          type: 'select',
          defaultValue: 'eatery',
          label: { nb: 'Servering', en: 'Serving' },
          options: [
            { value: 'eatery', label: { nb: 'Spisested', en: 'Eatery' } },
            { value: 'coffee_bar', label: { nb: 'Kaffebar', en: 'Coffee bar' } },
          ],
          admin: {
            description: {
              nb: 'Leserne kan velge det ene eller det andre i listen.',
              en: 'Readers can choose one or the other in the list.',
            },
            isClearable: false,
          },
        },
        addressField,
        locationField,
        {
          name: 'studyPlace',
          type: 'relationship',
          relationTo: 'study-places',
          label: { nb: 'Studiested', en: 'Study place' },
          admin: {
            description: {
              nb: 'Leserne kan velge studiested i listen.',
              en: 'Readers can choose a study place in the list.',
            },
          },
        },
        {
          type: 'row',
          fields: [
            phoneFieldNamed('kitchenPhone', { nb: 'Telefon, kjøkken', en: 'Kitchen telephone' }),
            phoneFieldNamed('officePhone', { nb: 'Telefon, kontor', en: 'Office telephone' }),
          ],
        },
        mainActionField,
      ],
    },
    {
      label: { nb: 'Meny', en: 'Menu' },
      fields: [
        {
          name: 'menuBox',
          type: 'group',
          label: { nb: 'Menyboks', en: 'Menu box' },
          fields: [
            {
              name: 'header',
              type: 'text',
              localized: true,
              maxLength: 200,
              label: { nb: 'Overskrift', en: 'Heading' },
            },
            {
              name: 'content',
              type: 'richText',
              localized: true,
              label: { nb: 'Tekst', en: 'Text' },
            },
          ],
        },
        fileWithTitleField('menuPdf', { nb: 'Meny som fil', en: 'Menu as a file' }),
      ],
    },
  ],
})
