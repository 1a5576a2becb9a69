import { contentTags } from './content-tags.ts'

/** Collects the tags of everything that goes into one answer. */
export class TagCollector {
  readonly #tags = new Set<string>()

  /** Also for what is left out: the answer changes when that is published. */
  add(kind: 'kindergarten' | 'media' | 'attachment', id: number): void {
    this.#tags.add(contentTags[kind](id))
  }

  addKindergartens(): void {
    this.#tags.add(contentTags.kindergartens)
  }

  list(): string[] {
    return [...this.#tags]
  }
}
