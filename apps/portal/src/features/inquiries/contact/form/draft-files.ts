import { draftLifeMs } from '#core/public-forms/draft.ts'

/* Files of what somebody writes, in their own browser until it is sent. As well as it goes: a browser that
   keeps none loses them at a reload. */

type Kept = { readonly files: File[]; readonly savedAt: number }

const databaseName = 'contact-form'
const storeName = 'files'

export async function keepFiles(draftId: string, files: readonly File[]): Promise<void> {
  const kept: Kept = { files: [...files], savedAt: Date.now() }
  if (files.length === 0) return forgetFiles(draftId)
  await work('readwrite', (store) => store.put(kept, draftId))
}

/** Those of the draft. What other tabs have left behind for longer than a day goes. */
export async function readFiles(draftId: string): Promise<File[]> {
  const keys = (await work('readonly', (store) => store.getAllKeys())) ?? []
  let own: File[] = []
  for (const key of keys) {
    const kept = (await work('readonly', (store) => store.get(key))) as Kept | undefined
    if (!kept || Date.now() - kept.savedAt >= draftLifeMs) await forgetFiles(String(key))
    else if (key === draftId) own = kept.files
  }
  return own
}

export async function forgetFiles(draftId: string): Promise<void> {
  await work('readwrite', (store) => store.delete(draftId))
}

/** @returns undefined when it did not go */
async function work<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  try {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    const database = await answerOf(opening)
    try {
      return await answerOf(ask(database.transaction(storeName, mode).objectStore(storeName)))
    } finally {
      database.close()
    }
  } catch {
    return undefined
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
