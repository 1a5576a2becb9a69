import type { DeviceRows, EntryFacts } from './device-rows.ts'

export type ToKeep = {
  readonly id: string
  readonly group: string
  readonly until: Date
  readonly mediaType?: string
  readonly content: Uint8Array<ArrayBuffer>
}

export type SavedEntry = { readonly content: Uint8Array<ArrayBuffer>; readonly mediaType: string }

export type DeviceStore = ReturnType<typeof createDeviceStore>

const jsonType = 'application/json'

/**
 * What a person has asked to be kept on this device, to be read without a network: sealed with a key that
 * no script can read, until its time is over, and for one person alone. Ids are not sealed: no names in
 * them.
 */
export function createDeviceStore({
  rows,
  owner,
  now,
}: {
  readonly rows: DeviceRows
  /** The id of the user who is logged in, or was when there was a network. */
  readonly owner: string
  readonly now: () => number
}) {
  const isReadable = (facts: EntryFacts) => facts.owner === owner && facts.until > now()

  async function findKey(): Promise<CryptoKey> {
    const found = await rows.readKey()
    if (found) return found
    const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    return rows.addKey(made)
  }

  /** Expired entries, and those of others, are gone with the first look. */
  async function list(group?: string): Promise<EntryFacts[]> {
    const all = await rows.list()
    const over = all.filter((facts) => !isReadable(facts))
    if (over.length > 0) await rows.remove(over.map(({ id }) => id))
    return all.filter(
      (facts) => isReadable(facts) && (group === undefined || facts.group === group),
    )
  }

  async function put({ content, until, mediaType, ...names }: ToKeep): Promise<void> {
    const size = content.byteLength
    const facts = { ...names, owner, until: until.getTime(), mediaType: mediaType ?? '', size }
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const key = await findKey()
    const sealed = await crypto.subtle.encrypt(
      { name: 'AES-GCM', iv, additionalData: bound(facts) },
      key,
      content,
    )
    await rows.write(facts, { iv, sealed })
  }

  /** Null for what is not there, is over, is another person’s, or was tampered with. */
  async function get(id: string): Promise<SavedEntry | null> {
    const found = await rows.read(id)
    if (!found || !isReadable(found)) return null
    const key = await rows.readKey()
    if (!key) return null
    try {
      const { iv, sealed, mediaType } = found
      const options = { name: 'AES-GCM', iv, additionalData: bound(found) }
      return {
        mediaType,
        content: new Uint8Array(await crypto.subtle.decrypt(options, key, sealed)),
      }
    } catch {
      return null
    }
  }

  return {
    list,
    put,
    get,

    putJson: (entry: Omit<ToKeep, 'content' | 'mediaType'>, value: unknown) =>
      put({
        ...entry,
        mediaType: jsonType,
        content: new TextEncoder().encode(JSON.stringify(value)),
      }),

    /** As it was put in; who changes its shape gives it another id. */
    async getJson<Value>(id: string): Promise<Value | null> {
      const found = await get(id)
      return found && (JSON.parse(new TextDecoder().decode(found.content)) as Value)
    },

    remove: (ids: readonly string[]) => rows.remove(ids),

    async removeGroup(group: string): Promise<void> {
      const all = await rows.list()
      await rows.remove(all.filter((facts) => facts.group === group).map(({ id }) => id))
    },
  }
}

/** An entry that is moved to another id or owner, or kept for longer, cannot be opened. */
const bound = ({ id, owner, until, mediaType }: EntryFacts): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify([id, owner, until, mediaType]))
