import { listedCollection } from '../../collections/listed-collection.ts'

/** A campus and its page (specification, section 2: study place). */
export const StudyPlaces = listedCollection({
  kind: 'studyPlace',
  labels: {
    singular: { nb: 'studiested', en: 'study place' },
    plural: { nb: 'Studiesteder', en: 'Study places' },
  },
  columns: ['sortOrder'],
  tabs: [],
})
