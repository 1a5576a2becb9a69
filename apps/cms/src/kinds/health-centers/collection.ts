import { listedCollection } from '../../collections/listed-collection.ts'
import { healthCenterFields, healthCenterHourFields } from './health-center-fields.ts'

/** A health center and its page (specification, section 3: health center). */
export const HealthCenters = listedCollection({
  kind: 'healthCenter',
  labels: {
    singular: { nb: 'helsesenter', en: 'health center' },
    plural: { nb: 'Helsesentre', en: 'Health centers' },
  },
  columns: ['sortOrder', 'address'],
  searchable: ['address'],
  tabs: [
    { label: { nb: 'Om senteret', en: 'About' }, fields: healthCenterFields },
    { label: { nb: 'Åpningstider', en: 'Opening hours' }, fields: healthCenterHourFields },
  ],
})
