import type { NumberField } from 'payload'

export const sortOrderField: NumberField = {
  name: 'sortOrder',
  type: 'number',
  min: 0,
  index: true,
  label: { nb: 'Plass i listen', en: 'Place in the list' },
  admin: {
    position: 'sidebar',
    step: 1,
    description: {
      nb: 'Lavest tall først. Uten tall kommer siden sist, etter navn.',
      en: 'Lowest number first. Pages without a number come last, by name.',
    },
  },
}
