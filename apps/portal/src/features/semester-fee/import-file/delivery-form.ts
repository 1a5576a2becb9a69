import * as z from 'zod/mini'
import { largestDeliveryFile } from '../read-file/delivery-file.ts'

/** A file that staff import. */
export const DeliveryFile = z.object({
  institution: z.string('INSTITUTION_REQUIRED').check(z.minLength(1, 'INSTITUTION_REQUIRED')),
  files: z.custom<FileList>().check(
    z.refine((files) => files?.length === 1, { error: 'FILE_REQUIRED', abort: true }),
    z.refine((files) => (files[0]?.size ?? 0) <= largestDeliveryFile, 'FILE_TOO_LARGE'),
  ),
})
