import { exampleField } from '../examples/example-field.ts'
import { blocksField } from '../fields/block.ts'
import { faqTilesField } from '../fields/link-rows.ts'
import { navBlocksField } from '../fields/nav-blocks.ts'
import { requireInDefaultLocale } from '../fields/require-in-default-locale.ts'
import { contentGlobal } from './content-global.ts'

export const FrontPage = contentGlobal({
  slug: 'front-page',
  label: { nb: 'Forside', en: 'Front page' },
  admin: { group: { nb: 'Nettsted', en: 'Site' } },
  fields: [
    {
      name: 'heading',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: { nb: 'Overskrift', en: 'Heading' },
      admin: {
        description: { nb: 'Det første leserne ser.', en: 'The first thing that readers see.' },
      },
      validate: requireInDefaultLocale,
    },
    {
      name: 'ingress',
      type: 'textarea',
      localized: true,
      maxLength: 500,
      label: { nb: 'Ingress', en: 'Intro' },
    },
    blocksField,
    navBlocksField,
    faqTilesField,
    exampleField,
  ],
})
