import type { CollectionSlug, GlobalSlug } from 'payload'
import { documentTag } from './content-tags.ts'

/** Collects the tags of everything that goes into one answer. */
export class TagCollector {
  readonly #tags = new Set<string>()

  /**
   * One item, or with no id everything of the collection.
   * Also for what is left out: the answer changes when that is published.
   */
  add(collection: CollectionSlug, id?: number): void {
    this.#tags.add(id === undefined ? collection : documentTag(collection, id))
  }

  addGlobal(global: GlobalSlug): void {
    this.#tags.add(global)
  }

  list(): string[] {
    return [...this.#tags]
  }
}
