/** A stored file by its name, and when it was stored. */
export type StoredName = { readonly name: string; readonly storedAt: Date }

/**
 * Where bytes lie, under names that we choose. Every operation throws `FileStoreError` when the store
 * does not do it.
 */
export type FileStore = {
  /** The whole file or none of it, and it is on the disk when this returns. */
  put(name: string, bytes: Uint8Array): Promise<void>
  /** `null` when there is no such file. */
  get(name: string): Promise<Buffer | null>
  /** Nothing happens when there is no such file. */
  delete(name: string): Promise<void>
  /** All that lies there, also what was not finished. */
  list(): AsyncIterable<StoredName>
}

/** The store is not there, is full, or refuses. */
export class FileStoreError extends Error {
  override name = 'FileStoreError'
  /** Of the answer, where there was one: an HTTP status. */
  readonly status: number | undefined

  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.status = status
  }
}
