import type { Field } from 'payload'

/** What the import remembers: which item this is, and which version of it was brought in. */
export const importMarkFields: Field[] = [
  {
    name: 'importKey',
    type: 'text',
    unique: true,
    index: true,
    label: { nb: 'Nøkkel ved import', en: 'Import key' },
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => null] },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: (data) => !!data.importKey,
    },
  },
  {
    name: 'importHash',
    type: 'text',
    access: { create: () => false, update: () => false },
    hooks: { beforeDuplicate: [() => null] },
    admin: { hidden: true },
  },
]
