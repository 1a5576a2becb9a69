import type { Block } from 'payload'

export const TableBlock: Block = {
  slug: 'table',
  interfaceName: 'TableBlock',
  admin: { disableBlockName: true },
  labels: {
    singular: { nb: 'Tabell', en: 'Table' },
    plural: { nb: 'Tabeller', en: 'Tables' },
  },
  fields: [
    {
      name: 'header',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Overskrift', en: 'Heading' },
    },
    {
      name: 'rows',
      type: 'array',
      minRows: 1,
      label: { nb: 'Rader', en: 'Rows' },
      admin: {
        description: {
          nb: 'Venstre kolonne sier hva raden handler om.',
          en: 'The left column says what the row is about.',
        },
      },
      labels: {
        singular: { nb: 'rad', en: 'row' },
        plural: { nb: 'rader', en: 'rows' },
      },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'title',
              type: 'text',
              localized: true,
              label: { nb: 'Venstre kolonne', en: 'Left column' },
              admin: { width: '35%' },
            },
            {
              name: 'content',
              type: 'text',
              localized: true,
              label: { nb: 'Høyre kolonne', en: 'Right column' },
              admin: { width: '65%' },
            },
          ],
        },
      ],
    },
  ],
}
