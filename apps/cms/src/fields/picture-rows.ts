import type { ArrayField } from 'payload'

export const pictureRowsField: ArrayField = {
  name: 'imageSection',
  type: 'array',
  maxRows: 20,
  label: { nb: 'Bilder', en: 'Pictures' },
  labels: {
    singular: { nb: 'bilde', en: 'picture' },
    plural: { nb: 'bilder', en: 'pictures' },
  },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: { nb: 'Bilde', en: 'Picture' },
    },
    {
      name: 'caption',
      type: 'text',
      localized: true,
      maxLength: 300,
      label: { nb: 'Bildetekst', en: 'Caption' },
      admin: {
        description: {
          nb: 'Vises under bildet. Den alternative teksten hører til bildet selv.',
          en: 'Shown below the picture. The alternative text belongs to the picture itself.',
        },
      },
    },
  ],
}
