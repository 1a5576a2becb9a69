import type { Block } from 'payload'

export const RichTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  admin: { disableBlockName: true },
  labels: {
    singular: { nb: 'Tekst', en: 'Text' },
    plural: { nb: 'Tekster', en: 'Texts' },
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
      name: 'content',
      type: 'richText',
      localized: true,
      label: { nb: 'Tekst', en: 'Text' },
    },
    {
      name: 'isInfoBox',
      type: 'checkbox',
      defaultValue: false,
      label: { nb: 'Vis som infoboks', en: 'Show as an info box' },
      admin: {
        description: {
          nb: 'Setter teksten i en farget ramme.',
          en: 'Puts the text into a coloured frame.',
        },
      },
    },
  ],
}
