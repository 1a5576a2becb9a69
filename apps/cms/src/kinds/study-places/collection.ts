import { listedCollection } from '../../collections/listed-collection.ts'
import { addressField } from '../../fields/address.ts'
import { locationField } from '../../fields/location.ts'

/** A campus and its page (specification, section 2: study place). */
export const StudyPlaces = listedCollection({
  kind: 'studyPlace',
  labels: {
    singular: { nb: 'studiested', en: 'study place' },
    plural: { nb: 'Studiesteder', en: 'Study places' },
  },
  columns: ['sortOrder'],
  searchable: ['address'],
  tabs: [
    { label: { nb: 'Her ligger det', en: 'Where it is' }, fields: [addressField, locationField] },
  ],
})
