import type { GroupField } from 'payload'

export const yearPlanField: GroupField = {
  name: 'yearPlan',
  type: 'group',
  label: { nb: 'Årsplan', en: 'Annual plan' },
  admin: {
    description: {
      nb: 'Vises når både tittel og fil er på plass.',
      en: 'Shown when both title and file are there.',
    },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Tittel', en: 'Title' },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'attachments',
      label: { nb: 'Fil (PDF)', en: 'File (PDF)' },
    },
  ],
}
