import { sortOrderField } from '../fields/sort-order.ts'
import { staffPersonFields } from '../fields/staff-person.ts'
import { contentCollection } from './content-collection.ts'

/** Doctors, dentists and personal trainers (specification, section 3: staff person). */
export const Staff = contentCollection({
  slug: 'staff',
  labels: {
    singular: { nb: 'ansatt', en: 'staff person' },
    plural: { nb: 'Ansatte', en: 'Staff' },
  },
  defaultSort: ['kind', 'sortOrder', 'name'],
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'kind', 'roleDescription', 'updatedAt'],
    listSearchableFields: ['name', 'roleDescription', 'email'],
    group: { nb: 'Innhold', en: 'Content' },
  },
  fields: [...staffPersonFields, sortOrderField],
})
