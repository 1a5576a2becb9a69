import type { RelationshipField } from 'payload'

export const contactAreasField: RelationshipField = {
  name: 'contactAreas',
  type: 'relationship',
  relationTo: 'service-areas',
  hasMany: true,
  label: { nb: 'Kontaktinformasjon for', en: 'Contact information of' },
  admin: {
    description: {
      nb: 'Telefon, e-post og åpningstid for hvert område, til å åpne og lukke.',
      en: 'Telephone, e-mail and opening hours of each area, to open and close.',
    },
  },
}
