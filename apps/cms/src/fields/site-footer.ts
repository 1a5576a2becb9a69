import type { GroupField } from 'payload'
import { linkRowsField } from './link-rows.ts'

const linkLabels = {
  singular: { nb: 'lenke', en: 'link' },
  plural: { nb: 'lenker', en: 'links' },
}

export const siteFooterField: GroupField = {
  name: 'footer',
  type: 'group',
  label: { nb: 'Bunnen av siden', en: 'Footer' },
  fields: [
    {
      name: 'about',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      label: { nb: 'Om oss', en: 'About us' },
    },
    {
      name: 'columns',
      type: 'array',
      maxRows: 6,
      label: { nb: 'Spalter med lenker', en: 'Columns of links' },
      admin: {
        description: {
          nb: 'Fra venstre mot høyre på store skjermer.',
          en: 'From left to right on large screens.',
        },
      },
      labels: {
        singular: { nb: 'spalte', en: 'column' },
        plural: { nb: 'spalter', en: 'columns' },
      },
      fields: [
        {
          name: 'heading',
          type: 'text',
          localized: true,
          maxLength: 100,
          label: { nb: 'Overskrift', en: 'Heading' },
        },
        linkRowsField({
          name: 'links',
          label: { nb: 'Lenker', en: 'Links' },
          labels: linkLabels,
          maxRows: 20,
        }),
      ],
    },
    linkRowsField({
      name: 'statements',
      label: { nb: 'Erklæringer', en: 'Statements' },
      labels: linkLabels,
      description: {
        nb: 'Personvern, informasjonskapsler, tilgjengelighet.',
        en: 'Privacy, cookies, accessibility.',
      },
    }),
  ],
}
