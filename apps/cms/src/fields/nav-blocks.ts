import type { ArrayField } from 'payload'
import { linkField } from './link.ts'

export const navBlocksField: ArrayField = {
  name: 'navBlocks',
  type: 'array',
  maxRows: 12,
  label: { nb: 'Snarveier', en: 'Shortcuts' },
  labels: {
    singular: { nb: 'snarvei', en: 'shortcut' },
    plural: { nb: 'snarveier', en: 'shortcuts' },
  },
  admin: {
    initCollapsed: true,
    description: {
      nb: 'Fører leseren videre til en annen side, en fil eller et annet nettsted.',
      en: 'Leads the reader on to another page, a file or another site.',
    },
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 100,
      label: { nb: 'Tittel', en: 'Title' },
    },
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      label: { nb: 'Tekst', en: 'Text' },
    },
    linkField,
  ],
}
