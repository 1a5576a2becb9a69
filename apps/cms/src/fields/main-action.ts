import type { GroupField } from 'payload'
import { linkField } from './link.ts'

/** The one button that a visitor came for. */
export const mainActionField: GroupField = {
  ...linkField,
  name: 'mainAction',
  label: { nb: 'Hovedknapp', en: 'Main button' },
  admin: {
    description: {
      nb: 'Det de fleste kommer for å gjøre, for eksempel «Søk plass» eller «Bestill time». Står øverst på siden.',
      en: 'What most people come to do, such as “Apply for a place” or “Book an appointment”. It is at the top of the page.',
    },
  },
}
