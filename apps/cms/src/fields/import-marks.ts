import type { Field, TextField } from 'payload'

/** Which version of an item was imported. */
export const importHashField: TextField = {
  name: 'importHash',
  type: 'text',
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => null] },
  admin: { hidden: true },
}

/** What the import stores: which item this is, and which version of it was imported. */
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
  importHashField,
]
