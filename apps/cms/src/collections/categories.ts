import { growingSelect } from '../fields/growing-select.ts'
import { keyField } from '../fields/key.ts'
import { localizedNameField } from '../fields/localized-name.ts'
import { contentCollection } from './content-collection.ts'

/** Goals of training, kinds of events and of training videos: what lists are filtered by. */
export const Categories = contentCollection({
  slug: 'categories',
  labels: {
    singular: { nb: 'kategori', en: 'category' },
    plural: { nb: 'Kategorier', en: 'Categories' },
  },
  defaultSort: ['usedFor', 'name'],
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'usedFor', 'key'],
    listSearchableFields: ['name', 'key'],
    group: { nb: 'Felles', en: 'Shared' },
  },
  fields: [
    localizedNameField,
    growingSelect({
      name: 'usedFor',
      required: true,
      index: true,
      label: { nb: 'Brukes til', en: 'Used for' },
      admin: {
        description: {
          nb: 'Hvor kategorien kan velges. Lag én for hvert av stedene.',
          en: 'Where the category can be chosen. Make one for each of the places.',
        },
      },
      options: [
        { value: 'goal', label: { nb: 'Mål med treningen', en: 'Goal of training' } },
        { value: 'event', label: { nb: 'Arrangementer', en: 'Events' } },
        { value: 'training', label: { nb: 'Nettrening', en: 'Online training' } },
      ],
    }),
    keyField,
  ],
})
