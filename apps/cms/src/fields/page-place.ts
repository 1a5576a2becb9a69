import type { Field, Where } from 'payload'
import { assignSlug } from '../hooks/assign-slug.ts'
import { slugField } from './slug.ts'

/** Pages under the same parent: only there a slug has to be free. */
const siblings = ({ parent }: Record<string, unknown>): Where =>
  parent ? { parent: { equals: idOf(parent) } } : { parent: { exists: false } }

const idOf = (parent: unknown) =>
  typeof parent === 'object' && parent !== null && 'id' in parent ? parent.id : parent

/** A page's place in the tree, and the address that follows from it. */
export const pagePlaceFields: Field[] = [
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'pages',
    index: true,
    label: { nb: 'Ligger under', en: 'Placed under' },
    filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    admin: {
      position: 'sidebar',
      description: {
        nb: 'Siden over denne. Tomt for en side øverst.',
        en: 'The page above this one. Empty for a page at the top.',
      },
    },
  },
  {
    ...slugField,
    unique: false,
    hooks: { ...slugField.hooks, beforeValidate: [assignSlug(siblings)] },
  },
  {
    name: 'path',
    type: 'text',
    localized: true,
    index: true,
    label: { nb: 'Hele adressen', en: 'Full address' },
    access: { create: () => false, update: () => false },
    admin: {
      position: 'sidebar',
      readOnly: true,
      description: {
        nb: 'Lages av adressene til sidene over og denne.',
        en: 'Made from the addresses of the pages above and this one.',
      },
    },
  },
]
