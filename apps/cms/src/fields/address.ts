import type { TextField } from 'payload'

export const addressField: TextField = {
  name: 'address',
  type: 'text',
  maxLength: 200,
  label: { nb: 'Besøksadresse', en: 'Street address' },
  admin: {
    description: {
      nb: 'Gate, nummer og sted, slik det skal stå på siden.',
      en: 'Street, number and town, as they should appear on the page.',
    },
  },
}
