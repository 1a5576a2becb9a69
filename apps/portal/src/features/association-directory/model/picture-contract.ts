import { z } from 'zod/mini'
import { pictureSizes } from './picture.ts'

export const PictureParams = z.strictObject({ id: z.uuid(), size: z.enum(pictureSizes) })

export const ShownPicture = z.strictObject({ id: z.string(), width: z.int(), height: z.int() })
