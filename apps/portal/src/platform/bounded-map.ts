/** A map that forgets what was least recently used when it grows over its bound. */
export class BoundedMap<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; size: number }>()
  readonly #limit: number
  readonly #sizeOf: (value: Value) => number
  #size = 0

  /** @param limit in the unit of `sizeOf`; without one every entry counts 1 */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit
    this.#sizeOf = sizeOf
  }

  get size(): number {
    return this.#size
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  set(key: Key, value: Value): void {
    this.delete(key)
    const size = this.#sizeOf(value)
    this.#entries.set(key, { value, size })
    this.#size += size
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return
      this.delete(oldest)
    }
  }

  delete(key: Key): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#size -= entry.size
  }

  clear(): void {
    this.#entries.clear()
    this.#size = 0
  }

  *[Symbol.iterator](): Generator<[Key, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value]
  }
}
