import { z } from 'zod/mini'
import { largestFile } from './contract.ts'

/** What a browser sees of a file before it sends it. */
export const ImportForm = z.object({
  files: z.custom<ArrayLike<File>>().check(
    z.refine((files) => (files?.length ?? 0) > 0, { error: 'FILE_REQUIRED', abort: true }),
    z.refine((files) => /\.xml$/i.test(files[0]?.name ?? ''), 'FILE_NOT_XML'),
    z.refine((files) => (files[0]?.size ?? 0) <= largestFile, 'FILE_TOO_LARGE'),
  ),
})
