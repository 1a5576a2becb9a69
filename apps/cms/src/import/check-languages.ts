import type { Entry, ImportSource } from './import-source.ts'
import type { Problem } from './problem.ts'

/** Items with English texts that nobody will see, because the item has no English name. */
export function checkLanguages({ entries }: ImportSource): Problem[] {
  return entries.flatMap((entry) => {
    const title = titleOf(entry)
    if (!title || title.value.en !== undefined || !hasEnglish(entry.item)) return []
    const message = 'has no English, so its other English texts are not shown'
    return [entry.problem([title.field], message)]
  })
}

type Title = { field: string; value: { en?: string | undefined } }

function titleOf({ name, item }: Entry): Title | null {
  if (name === 'training-videos') return { field: 'title', value: item.title }
  if ('displayName' in item) return { field: 'displayName', value: item.displayName }
  if ('roleDescription' in item) return { field: 'roleDescription', value: item.roleDescription }
  // Every page of my page has a heading of its own.
  if (name === 'help-texts') return null
  if ('heading' in item) return { field: 'heading', value: item.heading }
  return null
}

function hasEnglish(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return 'en' in value || Object.values(value).some(hasEnglish)
}
