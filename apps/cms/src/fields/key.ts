import type { TextField } from 'payload'
import { toSlug } from '../hooks/to-slug.ts'

/** The item's key in the address of a filtered list; the same in both languages. */
export const keyField: TextField = {
  name: 'key',
  type: 'text',
  unique: true,
  index: true,
  maxLength: 100,
  label: { nb: 'Nøkkel', en: 'Key' },
  hooks: {
    beforeValidate: [
      ({ value, originalDoc, data }) =>
        toSlug(String(value || originalDoc?.key || data?.name || '')) || null,
    ],
    beforeDuplicate: [() => null],
  },
  admin: {
    position: 'sidebar',
    description: {
      nb: 'Står i nettadressen når listen er filtrert. Lages av navnet når feltet er tomt.',
      en: 'Used in the web address of a filtered list. Made from the name when left empty.',
    },
  },
}
