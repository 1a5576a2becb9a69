import { z } from 'zod/mini'
import { draftKey } from '#core/sessions/tab-drafts.ts'

export const draftLifeMs = 24 * 60 * 60_000

const Draft = z.object({
  /** Names what lies beside it, such as files. */
  id: z.string(),
  /** Whose it is: null for a visitor's, who may log in with it. */
  userId: z.nullable(z.string()),
  /** Kept too: what was sent before a reload is known by it. */
  token: z.nullable(z.string()),
  savedAt: z.number(),
  /** By field. */
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})
export type Draft = z.infer<typeof Draft>

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What a person has written in this tab: it survives a reload and a login, and is removed with the
 * tab and by logging out. What they wrote in a session that has ended waits until they log in again, and
 * is removed for anybody else.
 * @param form its id
 * @param reader who is here now
 * @param now in milliseconds
 * @returns null where there is none, or none that is theirs to see
 */
export function readDraft(
  store: Store,
  form: string,
  reader: string | null,
  now: number,
): Draft | null {
  const { data } = Draft.safeParse(parse(store, form))
  if (!data) return null
  const isTheirs = data.userId === null || data.userId === reader
  const isOver = now - data.savedAt >= draftLifeMs
  if (isOver || (!isTheirs && reader !== null)) deleteDraft(store, form)
  return isTheirs && !isOver ? data : null
}

/** As well as it goes: a browser that keeps nothing loses a text at a reload, as any page does. */
export function saveDraft(store: Store, form: string, draft: Draft): void {
  try {
    store.setItem(draftKey(form), JSON.stringify(draft))
  } catch {
    return
  }
}

export function deleteDraft(store: Store, form: string): void {
  try {
    store.removeItem(draftKey(form))
  } catch {
    return
  }
}

function parse(store: Store, form: string): unknown {
  try {
    return JSON.parse(store.getItem(draftKey(form)) ?? 'null')
  } catch {
    return null
  }
}
