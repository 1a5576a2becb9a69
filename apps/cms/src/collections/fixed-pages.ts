import { fixedAddresses, fixedPageKeys, fixedPageNames } from '@trivsel/content-contract/addresses'
import { growingSelect } from '../fields/growing-select.ts'
import { requireInDefaultLocale } from '../fields/require-in-default-locale.ts'
import { topSectionField } from '../fields/top-section.ts'
import { contentCollection } from './content-collection.ts'

/** Heading, intro and top section of a page whose address never changes. */
export const FixedPages = contentCollection({
  slug: 'fixed-pages',
  labels: {
    singular: { nb: 'fast side', en: 'fixed page' },
    plural: { nb: 'Faste sider', en: 'Fixed pages' },
  },
  defaultSort: 'heading',
  admin: {
    useAsTitle: 'heading',
    defaultColumns: ['heading', '_status', 'key', 'updatedAt'],
    listSearchableFields: ['heading'],
    group: { nb: 'Innhold', en: 'Content' },
  },
  fields: [
    growingSelect({
      name: 'key',
      required: true,
      unique: true,
      index: true,
      label: { nb: 'Side', en: 'Page' },
      options: fixedPageKeys.map((value) => ({
        value,
        label: {
          nb: `${fixedPageNames[value].no} (${fixedAddresses[value].no})`,
          en: `${fixedPageNames[value].en} (${fixedAddresses[value].en})`,
        },
      })),
      admin: {
        description: {
          nb: 'Listen eller tjenesten som teksten hører til. Hver kan ha én tekst.',
          en: 'The list or service that the text belongs to. Each can have one text.',
        },
        position: 'sidebar',
      },
    }),
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Overskrift', en: 'Heading' },
      validate: requireInDefaultLocale,
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      maxLength: 1000,
      label: { nb: 'Ingress', en: 'Intro' },
      admin: { description: { nb: 'Vises under overskriften.', en: 'Shown below the heading.' } },
    },
    topSectionField,
  ],
})
