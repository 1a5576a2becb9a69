import type { z } from 'zod/mini'

/** What the browser stores of a mark: ids, times and the choice, never a name. */
export type StoredMark = Readonly<Record<string, string | number | boolean | null>>

type Id = string | number

/** Something that people mark on a phone, also where it has no network. */
export type MarkKind<Mark extends StoredMark> = {
  /**
   * Key in the browser's storage, followed by the id of the user. It and the shape of the marks change
   * only together with a migration: phones have marks under it that were not sent.
   */
  readonly storageKey: string
  readonly schema: z.ZodMiniType<Mark>
  /** A later mark with the same id replaces one that waits. */
  readonly idOf: (mark: Mark) => Id
  /** Whom or what it is about: a later mark of the same one replaces a refused one. */
  readonly subjectOf: (mark: Mark) => Id
  /** Refused marks stay in the browser until somebody has put them away: they have words in them. */
  readonly keepsRefused?: true
}
