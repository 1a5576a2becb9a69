import { linkField } from '../fields/link.ts'
import { localizedNameField } from '../fields/localized-name.ts'
import { phoneField } from '../fields/phone.ts'
import { contentCollection } from './content-collection.ts'

/** A service area and how to reach it (specification, section 2: contact accordions). */
export const ServiceAreas = contentCollection({
  slug: 'service-areas',
  labels: {
    singular: { nb: 'tjenesteområde', en: 'service area' },
    plural: { nb: 'Tjenesteområder', en: 'Service areas' },
  },
  defaultSort: 'name',
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    listSearchableFields: ['name'],
    group: { nb: 'Felles', en: 'Shared' },
  },
  fields: [
    localizedNameField,
    { name: 'text', type: 'richText', localized: true, label: { nb: 'Tekst', en: 'Text' } },
    {
      name: 'city',
      type: 'text',
      maxLength: 100,
      label: { nb: 'By eller sted', en: 'Town or city' },
      admin: {
        description: {
          nb: 'Arbeidssted i stillingsannonser, der det er et annet enn organisasjonens.',
          en: 'The place of work in job listings, where it is not that of the organisation.',
        },
      },
    },
    {
      name: 'contacts',
      type: 'array',
      maxRows: 20,
      label: { nb: 'Kontakter', en: 'Contacts' },
      admin: {
        description: { nb: 'Hvem leseren kan nå, og når.', en: 'Who to contact, and when.' },
      },
      labels: {
        singular: { nb: 'kontakt', en: 'contact' },
        plural: { nb: 'kontakter', en: 'contacts' },
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Tittel', en: 'Title' },
        },
        {
          type: 'row',
          fields: [
            phoneField,
            { name: 'email', type: 'email', label: { nb: 'E-post', en: 'Email' } },
          ],
        },
        {
          name: 'hours',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Åpent', en: 'Open' },
        },
      ],
    },
    { ...linkField, label: { nb: 'Knapp', en: 'Button' } },
  ],
})
