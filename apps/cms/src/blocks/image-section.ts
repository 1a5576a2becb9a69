import type { Block } from 'payload'

export const ImageSection: Block = {
  slug: 'imageSection',
  interfaceName: 'ImageSectionBlock',
  admin: { disableBlockName: true },
  labels: {
    singular: { nb: 'Bilde', en: 'Picture' },
    plural: { nb: 'Bilder', en: 'Pictures' },
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
