import type { Example } from '@trivsel/content-contract/examples'
import { z } from 'zod/mini'

export const exampleChanges = ['add', 'remove'] as const
export type ExampleChange = (typeof exampleChanges)[number]

export const ExampleForm = z.strictObject({ change: z.enum(exampleChanges) })
export type ExampleForm = z.infer<typeof ExampleForm>

export type ExampleState = {
  /** What is still an example; null when the content system does not answer. */
  examples: Example[] | null
  /** A change has been asked for and is not made yet. */
  isWaiting: boolean
}
