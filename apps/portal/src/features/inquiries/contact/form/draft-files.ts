import { draftLifeMs } from '#core/public-forms/draft.ts'

/* Files of what somebody writes, in their own browser until it is sent. As well as it goes: a browser that
   keeps none loses them at a reload. */

type SavedFiles = { readonly files: File[]; readonly savedAt: number }

const databaseName = 'contact-form'
const storeName = 'files'

export async function saveFiles(draftId: string, files: readonly File[]): Promise<void> {
  const saved: SavedFiles = { files: [...files], savedAt: Date.now() }
  if (files.length === 0) return deleteFiles(draftId)
  await work('readwrite', (store) => store.put(saved, draftId))
}

/** The files of the draft. Deletes files of other tabs that are older than a day. */
export async function readFiles(draftId: string): Promise<File[]> {
  const keys = (await work('readonly', (store) => store.getAllKeys())) ?? []
  let own: File[] = []
  for (const key of keys) {
    const saved = (await work('readonly', (store) => store.get(key))) as SavedFiles | undefined
    if (!saved || Date.now() - saved.savedAt >= draftLifeMs) await deleteFiles(String(key))
    else if (key === draftId) own = saved.files
  }
  return own
}

export async function deleteFiles(draftId: string): Promise<void> {
  await work('readwrite', (store) => store.delete(draftId))
}

/** @returns undefined when the browser refuses the operation */
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
