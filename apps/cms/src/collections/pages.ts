import { staffKinds } from '@trivsel/content-contract/staff'
import type { Field } from 'payload'
import { exampleField } from '../examples/example-field.ts'
import { blocksField } from '../fields/block.ts'
import { contactAreasField } from '../fields/contact-areas.ts'
import { contentPageFields } from '../fields/content-page.ts'
import { growingSelect } from '../fields/growing-select.ts'
import { faqTilesField } from '../fields/link-rows.ts'
import { navBlocksField } from '../fields/nav-blocks.ts'
import { pagePlaceFields } from '../fields/page-place.ts'
import { staffKindLabels } from '../fields/staff-person.ts'
import { keepPagePaths } from '../hooks/keep-page-paths.ts'
import { lockPageTree } from '../hooks/lock-page-tree.ts'
import { refuseDeletingParent } from '../hooks/refuse-deleting-parent.ts'
import { contentCollection } from './content-collection.ts'

const contactFields: Field[] = [
  growingSelect({
    name: 'staffList',
    label: { nb: 'Vis ansatte', en: 'Show staff' },
    admin: {
      description: {
        nb: 'Viser alle publiserte ansatte av dette slaget på siden.',
        en: 'Shows every published person of this kind on the page.',
      },
    },
    options: staffKinds.map((value) => ({ value, label: staffKindLabels[value] })),
  }),
  contactAreasField,
  faqTilesField,
  navBlocksField,
]

/** A content page at any depth (specification, section 3: content page). */
export const Pages = contentCollection({
  slug: 'pages',
  labels: {
    singular: { nb: 'side', en: 'page' },
    plural: { nb: 'Sider', en: 'Pages' },
  },
  defaultSort: 'path',
  admin: {
    useAsTitle: 'displayName',
    defaultColumns: ['displayName', '_status', 'path', 'isExample', 'updatedAt'],
    listSearchableFields: ['displayName', 'path'],
    group: { nb: 'Innhold', en: 'Content' },
  },
  hooks: {
    beforeOperation: [lockPageTree],
    afterChange: [keepPagePaths],
    beforeDelete: [refuseDeletingParent],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        { label: { nb: 'Innhold', en: 'Content' }, fields: contentPageFields },
        { label: { nb: 'Blokker', en: 'Blocks' }, fields: [blocksField] },
        {
          label: { nb: 'Kontakt og snarveier', en: 'Contact and shortcuts' },
          fields: contactFields,
        },
      ],
    },
    ...pagePlaceFields,
    exampleField,
  ],
})
