import { listedCollection } from '../../collections/listed-collection.ts'
import { buttonsField } from '../../fields/link-rows.ts'

/** A building project and its page (specification, section 3: building project). */
export const BuildingProjects = listedCollection({
  kind: 'buildingProject',
  labels: {
    singular: { nb: 'byggeprosjekt', en: 'building project' },
    plural: { nb: 'Byggeprosjekter', en: 'Building projects' },
  },
  columns: ['sortOrder'],
  tabs: [],
  lastTab: {
    label: { nb: 'Knapper og snarveier', en: 'Buttons and shortcuts' },
    fields: [buttonsField],
  },
})
