import { z } from 'zod/mini'

/** Part of the name of the files that lie beside it (`draft-files.ts`). */
const key = 'contact-form'
export const draftLifeMs = 24 * 60 * 60_000

export const draftFields = [
  'firstName',
  'lastName',
  'email',
  'category',
  'subcategory',
  'subject',
  'text',
] as const

const Draft = z.object({
  /** Names its files. */
  id: z.string(),
  /** Whose it is: null for a visitor's, who may log in with it. */
  userId: z.nullable(z.string()),
  /** Kept too: what was sent before a reload is known by it. */
  token: z.nullable(z.string()),
  savedAt: z.number(),
  values: z.record(z.enum(draftFields), z.string()),
})
export type Draft = z.infer<typeof Draft>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What somebody has written in this tab: it survives a reload and a login, and goes with the tab.
 * What somebody wrote while logged in waits until they are again, and is gone for anybody else.
 * @param reader who is here now
 * @param now in milliseconds
 * @returns null where there is none, or none that is theirs to see
 */
export function readDraft(store: Store, reader: string | null, now: number): Draft | null {
  const { data } = Draft.safeParse(parse(store))
  if (!data) return null
  const isTheirs = data.userId === null || data.userId === reader
  const isOver = now - data.savedAt >= draftLifeMs
  if (isOver || (!isTheirs && reader !== null)) forgetDraft(store)
  return isTheirs && !isOver ? data : null
}

/** As well as it goes: a browser that keeps nothing loses a text at a reload, as any page does. */
export function keepDraft(store: Store, draft: Draft): void {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    return
  }
}

export function forgetDraft(store: Store): void {
  try {
    store.removeItem(key)
  } catch {
    return
  }
}

function parse(store: Store): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
