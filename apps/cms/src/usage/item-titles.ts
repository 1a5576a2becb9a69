import { defaultLocale } from '@trivsel/content-contract/locales'
import type { Payload } from 'payload'
import type { Words } from '../admin/in-language.ts'
import { contentSources } from './content-sources.ts'
import { labelOf } from './place-label.ts'

export type ItemKey = { collection: string; documentId: number }
/** How the admin names an item, and where it is edited. */
export type NamedItem = ItemKey & { title: string | null; kind: Words; href: string }

/** Names of items, with one question for each collection among them. */
export async function nameItems<Item extends ItemKey>(
  payload: Payload,
  items: Item[],
): Promise<(Item & NamedItem)[]> {
  const { collections, globals } = contentSources(payload)
  const adminRoute = payload.config.routes.admin
  const titles = await readTitles(payload, items)
  return items.map((item) => {
    const { collection, documentId } = item
    const global = globals.find(({ slug }) => slug === collection)
    const config = collections.find(({ slug }) => slug === collection)
    return {
      ...item,
      title: titles.get(keyOf(item)) ?? null,
      kind: labelOf({ name: collection, label: global?.label ?? config?.labels.singular }),
      href: global
        ? `${adminRoute}/globals/${collection}`
        : `${adminRoute}/collections/${collection}/${documentId}`,
    }
  })
}

const keyOf = ({ collection, documentId }: ItemKey) => `${collection}:${documentId}`

async function readTitles(payload: Payload, items: ItemKey[]): Promise<Map<string, string>> {
  const { collections } = contentSources(payload)
  const named = [...Map.groupBy(items, ({ collection }) => collection)].map(
    async ([collection, group]) => {
      const config = collections.find(({ slug }) => slug === collection)
      const field = config?.admin.useAsTitle
      if (!config || !field) return []
      const { docs } = await payload.find({
        collection: config.slug,
        where: { id: { in: group.map(({ documentId }) => documentId) } },
        select: { [field]: true } as Record<string, true>,
        draft: true,
        locale: defaultLocale,
        depth: 0,
        pagination: false,
      })
      return (docs as unknown as Record<string, unknown>[]).flatMap((doc) =>
        typeof doc[field] === 'string' && doc[field]
          ? [[keyOf({ collection, documentId: Number(doc.id) }), doc[field]] as const]
          : [],
      )
    },
  )
  return new Map((await Promise.all(named)).flat())
}
