import type { TextField } from 'payload'
import { assignSlug } from '../hooks/assign-slug.ts'

/** A copy gets an address of its own. */
const makeFromName = () => null

export const slugField = {
  name: 'slug',
  type: 'text',
  localized: true,
  unique: true,
  index: true,
  maxLength: 200,
  label: { nb: 'Adresse', en: 'Address' },
  hooks: { beforeValidate: [assignSlug()], beforeDuplicate: [makeFromName] },
  admin: {
    position: 'sidebar',
    description: {
      nb: 'Siste del av nettadressen. Lages av navnet når feltet er tomt.',
      en: 'Last part of the web address. Made from the name when left empty.',
    },
  },
} satisfies TextField
