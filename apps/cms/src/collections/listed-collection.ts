import { collectionOfKind } from '@trivsel/content-contract/change'
import type { ListedKind } from '@trivsel/content-contract/kinds'
import type { CollectionConfig, Field, Tab } from 'payload'
import { contentPageFields } from '../fields/content-page.ts'
import { navBlocksField } from '../fields/nav-blocks.ts'
import { slugField } from '../fields/slug.ts'
import { sortOrderField } from '../fields/sort-order.ts'
import { contentCollection } from './content-collection.ts'

type ListedCollection = Pick<CollectionConfig, 'labels' | 'defaultSort'> & {
  kind: ListedKind
  /** Beside the tab with the common fields and before the one with the shortcuts. */
  tabs: Tab[]
  lastTab?: { label: Tab['label']; fields: Field[] }
  /** Columns of the editors' list, after the name and the state. */
  columns: string[]
  searchable?: string[]
  /** Instead of a slug and a place in the list. */
  sidebar?: Field[]
}

const shortcuts = { nb: 'Snarveier', en: 'Shortcuts' }

/** Pages that lie under a list with a fixed address, each with a card in it. */
export function listedCollection({
  kind,
  labels,
  defaultSort = ['sortOrder', 'displayName'],
  tabs,
  lastTab = { label: shortcuts, fields: [] },
  columns,
  searchable = [],
  sidebar = [slugField, sortOrderField],
}: ListedCollection): CollectionConfig {
  return contentCollection({
    slug: collectionOfKind[kind],
    ...(labels && { labels }),
    defaultSort,
    admin: {
      useAsTitle: 'displayName',
      defaultColumns: ['displayName', '_status', ...columns, 'updatedAt'],
      listSearchableFields: ['displayName', ...searchable],
      group: { nb: 'Innhold', en: 'Content' },
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: { nb: 'Innhold', en: 'Content' }, fields: contentPageFields },
          ...tabs,
          { label: lastTab.label, fields: [...lastTab.fields, navBlocksField] },
        ] as Tab[],
      },
      ...sidebar,
    ],
  })
}
