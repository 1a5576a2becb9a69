import { z } from 'zod'
import { mediaTypes } from './file-types.ts'
import { fileProblems } from './refusals.ts'

/** What a page knows of a file. */
export const AttachmentView = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(mediaTypes),
  /** In bytes. */
  size: z.int(),
  /** Nothing seems to be on it. */
  looksEmpty: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type AttachmentView = z.infer<typeof AttachmentView>

/** In the address of an endpoint that sends one. */
export const AttachmentId = z.string().regex(/^[0-9a-f]{32}$/)

/** What a refusal of one file says besides its code: the place of the file among those sent, from 0. */
export const uploadRefusalDetails = Object.fromEntries(
  fileProblems.map((problem) => [problem, z.strictObject({ file: z.int().min(0) })]),
)
