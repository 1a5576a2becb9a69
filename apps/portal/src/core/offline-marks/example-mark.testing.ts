import { z } from 'zod/mini'
import type { MarkKind } from './mark-kind.ts'

const ExampleMark = z.object({ id: z.int(), person: z.string(), choice: z.enum(['yes', 'no']) })
export type ExampleMark = z.infer<typeof ExampleMark>

export const exampleKind: MarkKind<ExampleMark> = {
  storageKey: 'example',
  schema: ExampleMark,
  idOf: ({ id }) => id,
  subjectOf: ({ person }) => person,
}

export const first: ExampleMark = { id: 1, person: 'kari', choice: 'yes' }
export const changed: ExampleMark = { ...first, choice: 'no' }
export const second: ExampleMark = { id: 2, person: 'per', choice: 'yes' }
