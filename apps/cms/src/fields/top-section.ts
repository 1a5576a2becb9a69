import type { Condition, GroupField } from 'payload'
import { blockFields } from './block.ts'
import { linkRowsField } from './link-rows.ts'

const whenKind =
  (kind: string): Condition =>
  (_, topSection) =>
    topSection?.kind === kind

/** The part between the intro of a list and its cards (specification, section 2: card list). */
export const topSectionField: GroupField = {
  name: 'topSection',
  type: 'group',
  label: { nb: 'Over kortene', en: 'Above the cards' },
  fields: [
    {
      name: 'kind',
      type: 'select',
      defaultValue: 'none',
      label: { nb: 'Vis', en: 'Show' },
      options: [
        { value: 'none', label: { nb: 'Ingenting', en: 'Nothing' } },
        { value: 'topTaskLinks', label: { nb: 'Lenker til det viktigste', en: 'Top task links' } },
        { value: 'infoBox', label: { nb: 'Infoboks', en: 'Info box' } },
        {
          value: 'fullWidthBanner',
          label: { nb: 'Banner i full bredde', en: 'Full-width banner' },
        },
      ],
      admin: {
        description: {
          nb: 'Én ting mellom ingressen og kortene, eller ingenting.',
          en: 'One element between the intro and the cards, or none.',
        },
        isClearable: false,
      },
    },
    {
      ...linkRowsField({
        name: 'links',
        label: { nb: 'Lenker', en: 'Links' },
        labels: {
          singular: { nb: 'lenke', en: 'link' },
          plural: { nb: 'lenker', en: 'links' },
        },
        maxRows: 8,
      }),
      admin: { condition: whenKind('topTaskLinks') },
    },
    {
      name: 'infoBox',
      type: 'group',
      label: { nb: 'Infoboks', en: 'Info box' },
      admin: { condition: whenKind('infoBox') },
      fields: [
        {
          name: 'header',
          type: 'text',
          localized: true,
          maxLength: 200,
          label: { nb: 'Overskrift', en: 'Heading' },
        },
        { name: 'content', type: 'richText', localized: true, label: { nb: 'Tekst', en: 'Text' } },
      ],
    },
    {
      name: 'block',
      type: 'group',
      label: { nb: 'Banner', en: 'Banner' },
      admin: { condition: whenKind('fullWidthBanner') },
      fields: blockFields,
    },
  ],
}
