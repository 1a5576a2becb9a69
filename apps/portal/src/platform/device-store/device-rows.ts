/** What is known of an entry without opening it. */
export type EntryFacts = {
  readonly id: string
  /** What is removed together. */
  readonly group: string
  /** Whose it is: the id of a user. */
  readonly owner: string
  /** Milliseconds; nothing is read from then on. */
  readonly until: number
  readonly mediaType: string
  /** In bytes, before it was sealed. */
  readonly size: number
}

export type Sealed = { readonly iv: Uint8Array<ArrayBuffer>; readonly sealed: ArrayBuffer }

/** Where entries lie. A test has its own. */
export type DeviceRows = {
  readonly readKey: () => Promise<CryptoKey | undefined>
  /** @returns the one that is there, of another tab or this one */
  readonly addKey: (key: CryptoKey) => Promise<CryptoKey>
  readonly list: () => Promise<EntryFacts[]>
  readonly read: (id: string) => Promise<(EntryFacts & Sealed) | undefined>
  readonly write: (facts: EntryFacts, content: Sealed) => Promise<void>
  readonly remove: (ids: readonly string[]) => Promise<void>
  /** The key as well: what a copy of the disk still has cannot be opened. */
  readonly clear: () => Promise<void>
}

/*
 * The names and the shape are those of `public/saved-page-worker.js` too, which reads them while there is
 * no network. Another shape needs another version of the database, which empties it.
 */
const name = 'portal-device'
const version = 1
const keyId = 'current'
const stores = ['keys', 'entries', 'contents'] as const

export function openRows(): DeviceRows {
  return {
    readKey: async () => (await one((store) => store('keys').get(keyId))) as CryptoKey | undefined,

    addKey: (key) =>
      inDatabase(async (transaction) => {
        const keys = transaction('readwrite').objectStore('keys')
        const found = (await answer(keys.get(keyId))) as CryptoKey | undefined
        if (!found) await answer(keys.put(key, keyId))
        return found ?? key
      }),

    list: async () => (await one((store) => store('entries').getAll())) as EntryFacts[],

    read: (id) =>
      inDatabase(async (transaction) => {
        const tables = transaction('readonly')
        const [facts, content] = await Promise.all([
          answer(tables.objectStore('entries').get(id)),
          answer(tables.objectStore('contents').get(id)),
        ])
        return facts && content ? { ...facts, ...content } : undefined
      }),

    write: (facts, content) =>
      inDatabase(async (transaction) => {
        const tables = transaction('readwrite')
        tables.objectStore('entries').put(facts)
        tables.objectStore('contents').put(content, facts.id)
        await finished(tables)
      }),

    remove: (ids) =>
      inDatabase(async (transaction) => {
        const tables = transaction('readwrite')
        for (const id of ids) {
          tables.objectStore('entries').delete(id)
          tables.objectStore('contents').delete(id)
        }
        await finished(tables)
      }),

    clear: () =>
      inDatabase(async (transaction) => {
        const tables = transaction('readwrite')
        for (const store of stores) tables.objectStore(store).clear()
        await finished(tables)
      }),
  }
}

const one = (ask: (store: (name: string) => IDBObjectStore) => IDBRequest) =>
  inDatabase((transaction) => {
    const tables = transaction('readonly')
    return answer(ask((store) => tables.objectStore(store)))
  })

async function inDatabase<Result>(
  work: (transaction: (mode: IDBTransactionMode) => IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(name, version)
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('keys')
    opening.result.createObjectStore('entries', { keyPath: 'id' })
    opening.result.createObjectStore('contents')
  }
  const database: IDBDatabase = await answer(opening)
  try {
    return await work((mode) => database.transaction(stores, mode))
  } finally {
    database.close()
  }
}

const answer = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
