import type { DateField } from 'payload'
import { notePublication } from '../hooks/note-publication.ts'

/** Instant of the first publication. */
export const publishedAtField: DateField = {
  name: 'publishedAt',
  type: 'date',
  label: { nb: 'Først publisert', en: 'First published' },
  access: { create: () => false, update: () => false },
  hooks: { beforeChange: [notePublication], beforeDuplicate: [() => null] },
  admin: {
    description: {
      nb: 'Settes første gang siden publiseres.',
      en: 'Set when the page is published for the first time.',
    },
    position: 'sidebar',
    readOnly: true,
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' },
  },
}
