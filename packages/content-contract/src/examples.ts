import { z } from 'zod'
import { Alternates } from './content.ts'

/**
 * Path of the example pages on the content system, for the portal's administrators: every call carries
 * the site key. `GET` answers `Examples`, `POST` adds them and `DELETE` removes those that nobody has
 * edited.
 */
export const siteExamplesPath = '/api/site-examples'

/** What has an example of its own, as editors know it. */
export const exampleSources = ['pages', 'front-page', 'site-frame'] as const
export type ExampleSource = (typeof exampleSources)[number]

/** One thing that is still an example. */
export const Example = z.strictObject({
  source: z.enum(exampleSources),
  /** 0 for what the site has one of. */
  id: z.int(),
  /** What it is called in each language; of the front page its heading, and nothing of header and footer. */
  names: Alternates,
  /** Public addresses; header and footer have none. */
  addresses: Alternates,
  /** Where editors change it. */
  editAddress: z.string(),
})
export type Example = z.infer<typeof Example>

export const Examples = z.strictObject({ examples: z.array(Example) })

export const ExamplesAdded = z.strictObject({
  added: z.int(),
  /** Not added: something else has the address. */
  inUse: z.int(),
})
export type ExamplesAdded = z.infer<typeof ExamplesAdded>

export const ExamplesRemoved = z.strictObject({
  removed: z.int(),
  /** Not removed: somebody has a draft of it, or something that is no example leads there. */
  kept: z.int(),
})
export type ExamplesRemoved = z.infer<typeof ExamplesRemoved>

/** Codes of refusals, with their HTTP statuses. */
export const exampleRefusals = {
  /** Content is being imported, or somebody else adds or removes examples. */
  CONTENT_BUSY: 409,
} as const
export type ExampleRefusal = keyof typeof exampleRefusals
