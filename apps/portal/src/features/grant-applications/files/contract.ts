import { z } from 'zod/mini'

export const AddedFile = z.strictObject({ id: z.string() })
export type AddedFile = z.infer<typeof AddedFile>

/** For which line of the checklist a file is. */
export type FilePlace = { readonly document?: string | undefined }
