/** A value of a manifest. Its shape is what the schemas say (`check-schemas.ts`). */
export type Value = string | number | boolean | null | Value[] | { [name: string]: Value }

export type Fields = { [name: string]: Value }

export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; namespace?: string; labels?: Record<string, string> }
  [name: string]: unknown
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a path of names and numbers; undefined where there is none. */
export function at(value: unknown, ...path: (string | number)[]): Value | undefined {
  let found: unknown = value
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined
    found = (found as Record<string | number, unknown>)[step]
  }
  return found as Value | undefined
}

/** The entries of a list; none where there is no list. */
export function listAt(value: unknown, ...path: (string | number)[]): Value[] {
  const found = at(value, ...path)
  return Array.isArray(found) ? found : []
}

export const textAt = (value: unknown, ...path: (string | number)[]): string => {
  const found = at(value, ...path)
  return found === undefined || found === null || typeof found === 'object' ? '' : String(found)
}
