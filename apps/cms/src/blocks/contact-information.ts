import type { Block } from 'payload'
import { phoneField } from '../fields/phone.ts'

export const ContactInformation: Block = {
  slug: 'contactInformation',
  interfaceName: 'ContactInformationBlock',
  admin: { disableBlockName: true },
  labels: {
    singular: { nb: 'Kontaktinformasjon', en: 'Contact information' },
    plural: { nb: 'Kontaktinformasjon', en: 'Contact information' },
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { nb: 'Kontaktperson', en: 'Contact person' },
    },
    {
      type: 'row',
      fields: [phoneField, { name: 'email', type: 'email', label: { nb: 'E-post', en: 'Email' } }],
    },
    {
      name: 'departments',
      type: 'array',
      // The combined name of block and field is too long for a PostgreSQL identifier.
      dbName: 'contact_departments',
      label: { nb: 'Avdelinger', en: 'Departments' },
      labels: {
        singular: { nb: 'avdeling', en: 'department' },
        plural: { nb: 'avdelinger', en: 'departments' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' } },
            phoneField,
          ],
        },
      ],
    },
    {
      name: 'publicTransport',
      type: 'textarea',
      localized: true,
      label: { nb: 'Kollektivtransport', en: 'Public transport' },
    },
  ],
}
