import type { ContentLink } from './content-link.ts'

/**
 * What a stored reference names: an id, or for a field that leads to several collections the
 * collection and the id.
 */
export function toReference(
  value: unknown,
  relationTo?: string | string[],
): Pick<ContentLink, 'targetCollection' | 'targetId'> | null {
  const named = typeof relationTo === 'string' ? { relationTo, value } : value
  if (typeof named !== 'object' || named === null) return null
  if (!('relationTo' in named) || !('value' in named)) return null
  const id = idOf(named.value)
  return typeof named.relationTo === 'string' && id !== null
    ? { targetCollection: named.relationTo, targetId: id }
    : null
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return typeof id === 'number' ? id : null
}
