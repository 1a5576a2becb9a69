import type { GroupField, StaticLabel } from 'payload'

/** A PDF under the words by which the reader knows it. */
export const fileWithTitleField = (name: string, label: StaticLabel): GroupField => ({
  name,
  type: 'group',
  interfaceName: 'StoredDownload',
  label,
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
      admin: {
        description: {
          nb: 'Bruk en tilgjengelig PDF, med overskrifter og leserekkefølge.',
          en: 'Use an accessible PDF, with headings and a reading order.',
        },
      },
    },
  ],
})
