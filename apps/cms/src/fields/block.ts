import { type BlockKind, blockColourNames, blockKinds } from '@trivsel/content-contract/pages'
import type { ArrayField, Field } from 'payload'
import { blockColourLabels } from './block-colour-labels.ts'
import { linkField } from './link.ts'
import { webAddressField } from './web-address.ts'

const kindLabels: Record<BlockKind, { nb: string; en: string }> = {
  twoUpMain: { nb: 'Hovedblokk: tekst og bilde', en: 'Main: text and picture' },
  campaign: { nb: 'Kampanje', en: 'Campaign' },
  twoUpBasic: { nb: 'Tekst og bilde', en: 'Text and picture' },
  twoUpSimple: { nb: 'Enkel tekst og bilde', en: 'Simple text and picture' },
  fullWidthImage: { nb: 'Bilde i full bredde', en: 'Picture in full width' },
  fullWidthBanner: { nb: 'Banner i full bredde', en: 'Banner in full width' },
  frontpageBanner: { nb: 'Forsidebanner', en: 'Front page banner' },
}

/** The fields of a block (specification, section 3: block kinds). */
export const blockFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        defaultValue: 'twoUpBasic',
        label: { nb: 'Slags blokk', en: 'Kind of block' },
        options: blockKinds.map((value) => ({ value, label: kindLabels[value] })),
        admin: {
          description: {
            nb: 'Bestemmer hvordan tekst og bilde står.',
            en: 'Decides how text and picture are arranged.',
          },
          isClearable: false,
          width: '50%',
        },
      },
      {
        name: 'blockColor',
        type: 'select',
        defaultValue: 'none',
        label: { nb: 'Farge', en: 'Colour' },
        options: blockColourNames.map((value) => ({ value, label: blockColourLabels[value] })),
        admin: {
          description: { nb: 'Bakgrunnen til blokken.', en: 'Background of the block.' },
          isClearable: false,
          width: '50%',
        },
      },
    ],
  },
  {
    name: 'header',
    type: 'text',
    localized: true,
    maxLength: 200,
    label: { nb: 'Overskrift', en: 'Heading' },
  },
  {
    name: 'enlargeHeader',
    type: 'checkbox',
    defaultValue: false,
    label: { nb: 'Stor overskrift', en: 'Large heading' },
    admin: {
      description: {
        nb: 'For det som betyr mest på siden.',
        en: 'For what matters most on the page.',
      },
    },
  },
  { name: 'content', type: 'richText', localized: true, label: { nb: 'Tekst', en: 'Text' } },
  linkField,
  {
    name: 'media',
    type: 'group',
    label: { nb: 'Bilde eller film', en: 'Picture or video' },
    fields: [
      {
        name: 'image',
        type: 'upload',
        relationTo: 'media',
        label: { nb: 'Bilde', en: 'Picture' },
      },
      webAddressField({
        name: 'videoUrl',
        label: { nb: 'Adressen til en film', en: 'Address of a video' },
        description: {
          nb: 'En filmfil, eller en side på YouTube eller Vimeo. Bildet vises til filmen starter.',
          en: 'A video file, or a page on YouTube or Vimeo. The picture is shown until the video plays.',
        },
      }),
    ],
  },
  {
    name: 'imagePlacement',
    type: 'select',
    defaultValue: 'right',
    label: { nb: 'Bildet står', en: 'Place of the picture' },
    options: [
      { value: 'left', label: { nb: 'til venstre', en: 'left' } },
      { value: 'right', label: { nb: 'til høyre', en: 'right' } },
    ],
    admin: { isClearable: false },
  },
  {
    name: 'illustration',
    type: 'upload',
    relationTo: 'media',
    label: { nb: 'Illustrasjon', en: 'Illustration' },
    admin: {
      description: {
        nb: 'En liten illustrasjon ved siden av teksten, til pynt.',
        en: 'A small illustration beside the text, for decoration.',
      },
    },
  },
]

export const blocksField: ArrayField = {
  name: 'blocks',
  type: 'array',
  interfaceName: 'StoredBlocks',
  maxRows: 40,
  label: { nb: 'Blokker', en: 'Blocks' },
  labels: {
    singular: { nb: 'blokk', en: 'block' },
    plural: { nb: 'blokker', en: 'blocks' },
  },
  admin: {
    description: {
      nb: 'Vises i denne rekkefølgen. Dra for å flytte.',
      en: 'Shown in this order. Drag to move.',
    },
    initCollapsed: true,
  },
  fields: blockFields,
}
