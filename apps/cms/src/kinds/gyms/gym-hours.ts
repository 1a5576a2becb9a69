import type { GroupField } from 'payload'
import { clockHoursField } from '../../fields/clock-hours.ts'

/** The four groups of days of a gym (specification, section 3). */
export const gymHoursField: GroupField = {
  name: 'hours',
  type: 'group',
  label: { nb: 'Åpningstider', en: 'Opening hours' },
  admin: { description: { nb: 'Uten klokkeslett er det stengt.', en: 'Closed without times.' } },
  fields: [
    clockHoursField('mondayThursday', { nb: 'Mandag–torsdag', en: 'Monday–Thursday' }),
    clockHoursField('friday', { nb: 'Fredag', en: 'Friday' }),
    clockHoursField('saturday', { nb: 'Lørdag', en: 'Saturday' }),
    clockHoursField('sunday', { nb: 'Søndag', en: 'Sunday' }),
  ],
}
