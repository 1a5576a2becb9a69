import { z } from 'zod'
import { mediaTypes } from './file-types.ts'

/** What a page knows of a file. */
export const AttachmentView = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(mediaTypes),
  /** In bytes. */
  size: z.int(),
  createdAt: z.iso.datetime(),
})
export type AttachmentView = z.infer<typeof AttachmentView>

/** In the address of a route that sends one. */
export const AttachmentId = z.string().regex(/^[0-9a-f]{32}$/)
